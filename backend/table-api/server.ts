import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import {isLocalHost} from '../local/isLocalHost.ts';
import {ApiError, toApiError} from './errors.ts';

const HOST = '127.0.0.1';
/** The port of Supabase's own local stack. */
export const DEFAULT_PORT = 54321;
/** The same of its mail page. */
export const DEFAULT_MAIL_PORT = 54324;
/** Ten times the longest row that the tables' checks let through, with room for escapes. */
const MAX_BODY_BYTES = 1_000_000;

export interface ApiRequest {
  readonly method: string;
  /** As it was sent, without its query: nothing here reads one. */
  readonly path: string;
  /** Lower-case names, each once. */
  readonly headers: Readonly<Partial<Record<string, string>>>;
  readonly body: string;
}

export interface ApiResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON; undefined: no body. */
  readonly json?: unknown;
}

/** May throw; an ApiError is answered with what it holds. */
export type Handler = (request: ApiRequest) => Promise<ApiResponse>;

class PortInUseError extends Error {
  constructor(port: number) {
    super(
      `Port ${port} is taken by another program. Stop it, or choose another with BACKEND_PORT (and PUBLIC_SUPABASE_URL to match).`,
    );
    this.name = 'PortInUseError';
  }
}

const readBody = async (incoming: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  let size = 0;
  // One that is too long is read to its end, so that the client hears why.
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  if (size > MAX_BODY_BYTES) {
    const message = `The request's body is larger than ${MAX_BODY_BYTES} bytes`;
    throw new ApiError(413, '413', message);
  }
  return Buffer.concat(chunks).toString();
};

const pathOf = ({url = '/'}: IncomingMessage): string => url.replace(/\?.*/, '');

const readRequest = async (incoming: IncomingMessage): Promise<ApiRequest> => ({
  method: incoming.method ?? 'GET',
  path: pathOf(incoming),
  headers: {
    // A proxy would name the client; without one, the connection does.
    'x-forwarded-for': incoming.socket.remoteAddress ?? '',
    ...Object.fromEntries(
      Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
    ),
  },
  body: await readBody(incoming),
});

const send = (outgoing: ServerResponse, {status, headers, json}: ApiResponse): void => {
  outgoing
    .writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
      ...headers,
    })
    .end(json === undefined ? undefined : JSON.stringify(json));
};

export interface RunningServer {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves on this machine only. Every request gets an answer.
 *
 * @param port 0 for any free one
 * @throws {PortInUseError}
 */
export const listen = async (
  handler: Handler,
  port: number,
  log: (line: string) => void,
): Promise<RunningServer> => {
  const answerTo = async (incoming: IncomingMessage): Promise<ApiResponse> => {
    try {
      if (!isLocalHost(incoming)) throw new ApiError(421, '421', 'Only for this machine.');
      return await handler(await readRequest(incoming));
    } catch (error) {
      const {status, body} = toApiError(error);
      // Never the request's body: it holds what people typed. Incomplete: the client has left.
      if (status >= 500 && incoming.complete) {
        log(`${incoming.method} ${pathOf(incoming)} → ${status} ${(error as Error).message}`);
      }
      return {status, json: body};
    }
  };
  const server = createServer((incoming, outgoing) => {
    answerTo(incoming)
      .then((response) => send(outgoing, response))
      // Whatever one request does, the next one is still served.
      .catch(() => outgoing.destroy());
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new PortInUseError(port) : error);
    });
    server.listen(port, HOST, resolve);
  });
  const address = server.address();
  const bound = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://${HOST}:${bound}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
        // Requests under way may finish; a client that holds on does not keep us.
        setTimeout(() => server.closeAllConnections(), 1_000).unref();
      }),
  };
};
