import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {apiError, toApiError} from './errors';
import type {ApiRequest, ApiResponse, Handler} from './handler';

const HOST = '127.0.0.1';
/** The port of Supabase's own local stack. */
export const DEFAULT_PORT = 54321;
/** Answers only to the token in the lock file, which only this machine's user can read. */
export const OWNER_PATH = '/_local/owner';

/** Ten times the longest row that the tables' checks let through, with room for escapes. */
const MAX_BODY_BYTES = 1_000_000;
/** A body that is too long is read to its end, so that the client hears why; up to here. */
const MAX_DISCARDED_BYTES = 64_000_000;

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
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= MAX_BODY_BYTES) chunks.push(chunk);
    else if (size > MAX_DISCARDED_BYTES) break;
  }
  if (size > MAX_BODY_BYTES) {
    throw apiError(413, '413', `The request's body is larger than ${MAX_BODY_BYTES} bytes`);
  }
  try {
    return new TextDecoder('utf-8', {fatal: true}).decode(Buffer.concat(chunks));
  } catch {
    throw apiError(400, 'PGRST102', 'Empty or invalid json');
  }
};

const flatHeaders = (incoming: IncomingMessage): Record<string, string> => {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  // A proxy would name the client; without one, the connection does.
  headers['x-forwarded-for'] ??= incoming.socket.remoteAddress ?? '';
  return headers;
};

const readRequest = async (incoming: IncomingMessage): Promise<ApiRequest> => {
  let url: URL;
  try {
    url = new URL(incoming.url ?? '/', `http://${HOST}`);
  } catch {
    throw apiError(404, 'PGRST125', 'Invalid path specified in request URL');
  }
  let path = url.pathname;
  try {
    path = decodeURIComponent(path);
  } catch {
    // Not UTF-8: no table has that name.
  }
  return {
    method: incoming.method ?? 'GET',
    path,
    search: url.searchParams,
    headers: flatHeaders(incoming),
    body: await readBody(incoming),
  };
};

const send = (
  outgoing: ServerResponse,
  method: string | undefined,
  response: ApiResponse,
): void => {
  const text = response.json === undefined ? undefined : JSON.stringify(response.json);
  outgoing.writeHead(response.status, {
    ...(text === undefined ? {} : {'content-type': 'application/json; charset=utf-8'}),
    ...(response.status === 204 ? {} : {'content-length': Buffer.byteLength(text ?? '')}),
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'content-range, preference-applied',
    'cache-control': 'no-store',
    ...response.headers,
  });
  outgoing.end(method === 'HEAD' ? undefined : text);
};

export interface RunningServer {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves on this machine only.
 *
 * @param port 0 for any free one
 * @throws {PortInUseError}
 */
export const listen = async (handler: Handler, port: number): Promise<RunningServer> => {
  const respond = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    let response: ApiResponse;
    try {
      response = await handler(await readRequest(incoming));
    } catch (error) {
      if (incoming.destroyed && !incoming.complete && outgoing.destroyed) return;
      const {status, body} = toApiError(error);
      response = {status, json: body, headers: incoming.complete ? {} : {connection: 'close'}};
    }
    send(outgoing, incoming.method, response);
  };
  const server: Server = createServer((incoming, outgoing) => {
    // Whatever one request does, the next one is still served.
    respond(incoming, outgoing).catch(() => outgoing.destroy());
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
