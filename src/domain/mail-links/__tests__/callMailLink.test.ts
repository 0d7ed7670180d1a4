import {createServer, type RequestListener, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {SupabaseClient} from '@supabase/supabase-js';

import {LOCAL_PUBLISHABLE_KEY} from '../../../config/publicEnv.ts';
import {createBackend} from '../../backend/backendClient.ts';
import {callMailLink} from '../callMailLink.ts';

const TOKEN = '0b7e4a3c-6a44-4c7c-9c3e-1d1b2f0a9e55';

// The real supabase-js over HTTP, into small servers; e2e/mailLinks.spec.ts has the real database.
describe('the call', () => {
  const servers: Server[] = [];
  const requests: {line: string; body: string}[] = [];
  const serve = (listener: RequestListener): Promise<string> =>
    new Promise((resolve) => {
      const server = createServer((request, response) => {
        let body = '';
        request.on('data', (chunk: Buffer) => (body += chunk.toString()));
        request.on('end', () => {
          requests.push({line: `${request.method} ${request.url}`, body});
          listener(request, response);
        });
      });
      servers.push(server);
      server.listen(0, '127.0.0.1', () =>
        resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
      );
    });
  const connector = (supabaseUrl: string) => (): Promise<SupabaseClient> =>
    createBackend(
      {supabaseUrl, supabaseKey: LOCAL_PUBLISHABLE_KEY},
      {auth: {persistSession: false, autoRefreshToken: false}},
    );
  const answering =
    (status: number, body: string, type = 'application/json'): RequestListener =>
    (_, response) => {
      response.writeHead(status, {'content-type': type}).end(body);
    };

  let logged: jest.SpyInstance;
  beforeEach(() => {
    requests.length = 0;
    logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    expect(JSON.stringify(logged.mock.calls)).not.toContain(TOKEN);
    logged.mockRestore();
  });
  afterAll(() => {
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  });

  it.each([
    ['true', 'done'],
    ['false', 'refused'],
  ])('%s is %s; the token is in the body and in no address', async (body, result) => {
    const url = await serve(answering(200, body));
    expect(await callMailLink(connector(url), 'leave_newsletter', TOKEN)).toBe(result);
    expect(requests).toEqual([
      {line: 'POST /rest/v1/rpc/leave_newsletter', body: JSON.stringify({token: TOKEN})},
    ]);
    expect(logged).not.toHaveBeenCalled();
  });

  it.each([
    [200, '<html>Please sign in</html>', 'text/html'],
    [200, 'null', 'application/json'],
    [200, '"true"', 'application/json'],
    [200, 'tr', 'application/json'],
    [204, '', 'application/json'],
    [401, '{"message":"Invalid API key"}', 'application/json'],
    [404, '{"code":"PGRST202","message":"no function"}', 'application/json'],
    [404, '', 'text/plain'],
    [429, '{"code":"PT429"}', 'application/json'],
    [500, `{"code":"XX000","message":"near ${TOKEN}"}`, 'application/json'],
    [502, '<h1>Bad gateway</h1>', 'text/html'],
  ])('%i %j has failed', async (status, body, type) => {
    const url = await serve(answering(status, body, type));
    expect(await callMailLink(connector(url), 'mark_answered', TOKEN)).toBe('failed');
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it('a dead line, a slow one and a client that cannot be had have failed', async () => {
    const dead = await serve((request) => void request.socket.destroy());
    expect(await callMailLink(connector(dead), 'mark_answered', TOKEN)).toBe('failed');
    const slow = await serve(() => undefined);
    expect(await callMailLink(connector(slow), 'mark_answered', TOKEN, 300)).toBe('failed');
    const broken = (): Promise<SupabaseClient> => Promise.reject(new Error('chunk not found'));
    expect(await callMailLink(broken, 'mark_answered', TOKEN)).toBe('failed');
    expect(logged).toHaveBeenCalledTimes(3);
  });
});
