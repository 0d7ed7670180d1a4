import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';

const HOST = '127.0.0.1';

export interface RunningServer {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Has a server listen on this machine only.
 *
 * @param port 0 for any free one
 * @param setting what chooses another port, for the error's words
 * @throws when another program has the port
 */
export const listenLocally = async (
  server: Server,
  port: number,
  setting: string,
): Promise<RunningServer> => {
  // Longer than clients keep a quiet connection: none is closed just as a request comes over it.
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = `Port ${port} is taken by another program. Stop it, or choose another with ${setting}.`;
      reject(error.code === 'EADDRINUSE' ? new Error(taken) : error);
    });
    server.listen(port, HOST, resolve);
  });
  return {
    url: `http://${HOST}:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
        // Requests under way may finish; a client that holds on does not keep us.
        setTimeout(() => server.closeAllConnections(), 1_000).unref();
      }),
  };
};
