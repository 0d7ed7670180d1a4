import {rmSync} from 'node:fs';
import {createServer, type RequestListener, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {SupabaseClient} from '@supabase/supabase-js';

import {
  type BackendProcess,
  startBackendProcess,
} from '../../../../backend/testing/backendProcess.ts';
import {temporaryFolder} from '../../../../backend/testing/temporaryFolder.ts';
import {freshAddress} from '../../../../backend/testing/visitor.ts';
import {LOCAL_PUBLISHABLE_KEY} from '../../../config/publicEnv.ts';
import {createBackend} from '../../backend/backendClient.ts';
import {subscribe} from '../subscribe.ts';

// The real supabase-js over HTTP: into the table API for what the database decides (its own
// tests have both engines), and into small servers that misbehave for what a network does.

/** Node 20 has no WebSocket. */
class NoTransport {}

const connector =
  (url: string, address = freshAddress()) =>
  (): Promise<SupabaseClient> =>
    createBackend(
      {supabaseUrl: url, supabaseKey: LOCAL_PUBLISHABLE_KEY},
      {
        auth: {persistSession: false, autoRefreshToken: false},
        global: {headers: {'x-forwarded-for': address}},
        realtime: {transport: NoTransport as unknown as typeof WebSocket},
      },
    );

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => logged.mockRestore());

let emails = 0;
const freshEmail = (): string => `visitor-${(emails += 1)}@practice.example`;

// A database starts in here, maybe while other tests have the machine busy.
jest.setTimeout(120_000);

describe('with the backend', () => {
  let backend: BackendProcess | undefined;
  const url = (): string => backend?.url ?? '';
  let dataDir: string;

  beforeAll(async () => {
    dataDir = temporaryFolder('newsletter');
    backend = await startBackendProcess({dataDir});
  });
  afterAll(async () => {
    await backend?.stop();
    rmSync(dataDir, {recursive: true, force: true});
  });

  it('puts an address on the list, from either form', async () => {
    for (const source of ['website', 'blog'] as const) {
      const result = await subscribe(connector(url()), {email: freshEmail(), source});
      expect(result).toEqual({ok: true});
    }
    expect(logged).not.toHaveBeenCalled();
  });

  it('knows an address again in other case and with spaces, and logs that', async () => {
    const email = freshEmail();
    await subscribe(connector(url()), {email, source: 'website'});
    const again = await subscribe(connector(url()), {
      email: `  ${email.toUpperCase()} `,
      source: 'blog',
    });
    expect(again).toMatchObject({ok: false, reason: 'duplicate'});
    expect(logged).toHaveBeenCalledWith(
      'Newsletter sign-up failed',
      expect.objectContaining({status: 409}),
    );
  });

  it.each([
    ['too long', `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(80)}.example`],
    ['without a domain', 'desk@'],
    ['with a line break', 'desk@practice.example\nbcc:all@practice.example'],
    ['not an address', 'call me'],
  ])('is told no for an address that is %s', async (_, email) => {
    const result = await subscribe(connector(url()), {email, source: 'website'});
    expect(result).toMatchObject({ok: false, reason: 'rejected'});
  });

  it('is told to wait after five sign-ups in a minute', async () => {
    const connect = connector(url(), freshAddress());
    const results = [];
    for (let index = 0; index < 6; index += 1) {
      results.push(await subscribe(connect, {email: freshEmail(), source: 'website'}));
    }
    expect(results.slice(0, 5)).toEqual(Array(5).fill({ok: true}));
    expect(results[5]).toMatchObject({ok: false, reason: 'limited'});
  });
});

describe('when the backend is not itself', () => {
  const servers: Server[] = [];
  const serve = (listener: RequestListener): Promise<string> =>
    new Promise((resolve) => {
      const server = createServer(listener);
      servers.push(server);
      server.listen(0, '127.0.0.1', () =>
        resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
      );
    });
  afterAll(() => {
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  });

  const signUp = (url: string, timeoutMs?: number): ReturnType<typeof subscribe> =>
    subscribe(connector(url), {email: freshEmail(), source: 'website'}, timeoutMs);

  const answering =
    (status: number, body: string, type = 'application/json'): RequestListener =>
    (_, response) => {
      response.writeHead(status, {'content-type': type}).end(body);
    };

  it('says unreachable when nothing listens', async () => {
    const url = await serve(answering(201, ''));
    servers.pop()?.close();
    expect(await signUp(url)).toEqual({ok: false, reason: 'unreachable'});
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it('says unreachable when the line goes dead', async () => {
    const url = await serve((request) => void request.socket.destroy());
    expect(await signUp(url)).toEqual({ok: false, reason: 'unreachable'});
  });

  it('stops waiting for one that is too slow', async () => {
    const url = await serve(() => undefined);
    const start = Date.now();
    expect(await signUp(url, 300)).toEqual({ok: false, reason: 'unreachable'});
    expect(Date.now() - start).toBeLessThan(5_000);
  });

  it('waits for one that is only slow', async () => {
    const url = await serve((_, response) => {
      setTimeout(() => response.writeHead(201).end(), 400);
    });
    expect(await signUp(url)).toEqual({ok: true});
  });

  it.each([
    ['with an error of its own', 500, '{"code":"XX000","message":"internal error"}'],
    ['with a proxy’s page', 502, '<h1>Bad gateway</h1>'],
    ['with nothing', 503, ''],
  ])('says failed when it answers %s (%i)', async (_, status, body) => {
    const url = await serve(answering(status, body));
    expect(await signUp(url)).toMatchObject({ok: false, reason: 'failed'});
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a login page', '<html>Please sign in to the guest network</html>', 'text/html'],
    ['JSON that is not an answer', '{"hello":"world"}', 'application/json'],
    ['half an answer', '{"co', 'application/json'],
  ])('takes %s for no confirmation', async (_, body, type) => {
    const url = await serve(answering(200, body, type));
    expect(await signUp(url)).toEqual({ok: false, reason: 'unreachable'});
  });

  it('says unreachable when the client itself cannot be had', async () => {
    const broken = (): Promise<SupabaseClient> => Promise.reject(new Error('chunk not found'));
    const result = await subscribe(broken, {email: freshEmail(), source: 'website'});
    expect(result).toEqual({ok: false, reason: 'unreachable'});
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it('asks for one insert, with its id and two columns, and not for the row', async () => {
    const requests: {method?: string; url?: string; prefer?: string; body: string}[] = [];
    const url = await serve((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        const {method, url: target} = request;
        requests.push({method, url: target, prefer: request.headers.prefer?.toString(), body});
        response.writeHead(201).end();
      });
    });
    await subscribe(connector(url), {email: ' Desk@Practice.EXAMPLE ', source: 'blog'});
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({method: 'POST'});
    expect(requests[0]?.url).toMatch(/^\/rest\/v1\/newsletter_subscriptions(?:\?columns=[^&]*)?$/);
    expect(requests[0]?.prefer ?? '').not.toContain('representation');
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      email: 'desk@practice.example',
      source: 'blog',
    });
  });
});
