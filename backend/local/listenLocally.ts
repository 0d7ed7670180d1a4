import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

const HOST = '127.0.0.1';

export interface RunningServer {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Matches the Host header of requests to this machine. Another site could point its domain here (DNS
 * rebinding) and read the answers; its requests have that domain.
 */
const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/**
 * Starts a server that listens on this machine only, and answers only requests with its names.
 *
 * @param port 0 for any free one
 * @param setting name of the variable for another port, for the error
 * @throws if another program uses the port
 */
export const listenLocally = async (
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  port: number,
  setting: string,
): Promise<RunningServer> => {
  const server = createServer((request, response) => {
    if (LOCAL_HOST.test(request.headers.host ?? '')) answer(request, response);
    else response.writeHead(421).end('Only for this machine.');
  });
  // Longer than clients keep idle connections, so that none is closed while a request arrives.
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
        // Running requests may finish, but a client that stays connected must not block the shutdown.
        setTimeout(() => server.closeAllConnections(), 1_000).unref();
      }),
  };
};
