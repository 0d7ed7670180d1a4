import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {SupabaseClient} from '@supabase/supabase-js';

import {LOCAL_PUBLISHABLE_KEY} from '../../../config/publicEnv.ts';
import {createBackend} from '../../backend/backendClient.ts';
import {callMailLink} from '../callMailLink.ts';

// The real supabase-js over HTTP; with the real database: e2e/ownerWorkflow.spec.ts.

const TOKEN = '0b7e4a3c-6a44-4c7c-9c3e-1d1b2f0a9e55';

let listener: RequestListener;
const server = createServer((request, response) => listener(request, response));
const connect = (): Promise<SupabaseClient> =>
  createBackend(
    {
      supabaseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      supabaseKey: LOCAL_PUBLISHABLE_KEY,
    },
    {auth: {persistSession: false, autoRefreshToken: false}},
  );

let logged: jest.SpyInstance;
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  expect(JSON.stringify(logged.mock.calls)).not.toContain(TOKEN);
  logged.mockRestore();
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test.each([
  [200, 'true', 'done'],
  [200, 'false', 'refused'],
  [200, '<html>Please sign in</html>', 'failed'],
  [200, 'null', 'failed'],
  [200, '"true"', 'failed'],
  [200, 'tr', 'failed'],
  [204, '', 'failed'],
  [404, '{"code":"PGRST202","message":"no function"}', 'failed'],
  [404, '', 'failed'],
  [500, `{"code":"XX000","message":"near ${TOKEN}"}`, 'failed'],
  [502, '<h1>Bad gateway</h1>', 'failed'],
] as const)('%i %j: %s', async (status, body, result) => {
  const type = body.startsWith('<') ? 'text/html' : 'application/json';
  listener = (_, response) => void response.writeHead(status, {'content-type': type}).end(body);
  expect(await callMailLink(connect, 'mark_answered', TOKEN)).toBe(result);
  expect(logged).toHaveBeenCalledTimes(result === 'failed' ? 1 : 0);
});

test('the token is in the body and in no address', async () => {
  let asked = '';
  listener = (request, response) => {
    asked = `${request.method} ${request.url} `;
    request.on('data', (chunk: Buffer) => (asked += chunk.toString()));
    request.on('end', () => response.writeHead(200).end('true'));
  };
  await callMailLink(connect, 'leave_newsletter', TOKEN);
  expect(asked).toBe(`POST /rest/v1/rpc/leave_newsletter ${JSON.stringify({token: TOKEN})}`);
});

test('a dead line, a slow one and a client that cannot be had have failed', async () => {
  listener = (request) => void request.socket.destroy();
  expect(await callMailLink(connect, 'mark_answered', TOKEN)).toBe('failed');
  listener = () => undefined;
  expect(await callMailLink(connect, 'mark_answered', TOKEN, 300)).toBe('failed');
  const broken = (): Promise<SupabaseClient> => Promise.reject(new Error('chunk not found'));
  expect(await callMailLink(broken, 'mark_answered', TOKEN)).toBe('failed');
  expect(logged).toHaveBeenCalledTimes(3);
});
