import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';

const HOST = '127.0.0.1';

export interface RunningServer {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Starts a server that listens on this machine only.
 *
 * @param port 0 for any free one
 * @param setting name of the variable for another port, for the error
 * @throws if another program uses the port
 */
export const listenLocally = async (
  server: Server,
  port: number,
  setting: string,
): Promise<RunningServer> => {
  // Longer than clients keep idle connections: none is closed while a request arrives on it.
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
        // Running requests may finish; a client that stays connected must not block the end.
        setTimeout(() => server.closeAllConnections(), 1_000).unref();
      }),
  };
};
