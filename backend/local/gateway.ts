import {
  Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as forward,
  type ServerResponse,
} from 'node:http';
import {LOCAL_PUBLISHABLE_KEY} from '../../src/config/publicEnv.ts';
import {listenLocally} from './listenLocally.ts';

const PREFIX = '/rest/v1';
/** Ten times the longest row that the tables' checks accept, with room for escapes. */
const MAX_BODY_BYTES = 1_000_000;

export interface GatewayOptions {
  /** Port to listen on; 0 for any free one. */
  readonly port: number;
  /** Port of PostgREST on 127.0.0.1. */
  readonly postgrestPort: number;
  /** Returns the address that a request is counted under. Default: the sender's address. */
  readonly clientOf?: () => string;
}

/** Refuses a request in the words of Supabase's gateway, readable for pages of any origin. */
const refuse = (response: ServerResponse, status: number, message: string): void =>
  void response
    .writeHead(status, {'content-type': 'application/json', 'access-control-allow-origin': '*'})
    .end(JSON.stringify({message}));

/** Reads a body to its end, so that the client gets an answer. @returns undefined if it is too long */
const readBody = async (incoming: IncomingMessage): Promise<Buffer | undefined> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  return size > MAX_BODY_BYTES ? undefined : Buffer.concat(chunks);
};

/** Hop-by-hop headers, which belong to one connection. */
const HOP_BY_HOP = ['connection', 'host', 'keep-alive', 'transfer-encoding'];
const withoutHop = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name)));

/**
 * Serves PostgREST as Supabase's gateway does: under a prefix, for clients with the publishable key.
 *
 * @throws when another program has the port
 */
export const startGateway = ({port, postgrestPort, clientOf}: GatewayOptions) => {
  const agent = new Agent({keepAlive: true});
  const answer = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const {method, url = '/', socket} = incoming;
    const headers = withoutHop(incoming.headers);
    const body = await readBody(incoming);
    if (!url.startsWith(`${PREFIX}/`)) return refuse(response, 404, 'Not found');
    if (method !== 'OPTIONS') {
      if (!headers.apikey) return refuse(response, 401, 'No API key found in request');
      if (headers.apikey !== LOCAL_PUBLISHABLE_KEY) return refuse(response, 401, 'Invalid API key');
    }
    if (!body) return refuse(response, 413, `The body is larger than ${MAX_BODY_BYTES} bytes.`);
    // supabase-js also sends the key as a bearer token, which it isn't.
    if (headers.authorization === `Bearer ${LOCAL_PUBLISHABLE_KEY}`) delete headers.authorization;
    headers['x-forwarded-for'] ??= socket.remoteAddress;
    if (clientOf) headers['x-forwarded-for'] = headers['cf-connecting-ip'] = clientOf();
    headers['content-length'] = String(body.length);
    const target = {agent, host: '127.0.0.1', port: postgrestPort, path: url.slice(PREFIX.length)};
    const request = forward({...target, method, headers}, (answered) => {
      response.writeHead(answered.statusCode ?? 502, withoutHop(answered.headers));
      answered.pipe(response);
    });
    request.once('error', () => {
      if (response.headersSent) response.destroy();
      else refuse(response, 503, 'The table API does not answer.');
    });
    request.end(body);
  };
  return listenLocally(
    // An error in one request must not stop the server.
    (incoming, response) => void answer(incoming, response).catch(() => response.destroy()),
    port,
    'BACKEND_PORT (and PUBLIC_SUPABASE_URL to match)',
  );
};
