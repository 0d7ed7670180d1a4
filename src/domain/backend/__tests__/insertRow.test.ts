import {createServer, type RequestListener, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {SupabaseClient} from '@supabase/supabase-js';

import {LOCAL_PUBLISHABLE_KEY} from '../../../config/publicEnv.ts';
import {createBackend} from '../backendClient.ts';
import type * as InsertRow from '../insertRow.ts';
import {type Insertion, insertRow, newRequestId} from '../insertRow.ts';

// The real client against every kind of answer. With the real database: e2e.

let listener: RequestListener;
const server: Server = createServer((request, response) => listener(request, response));
let client: SupabaseClient;
const bodies: Record<string, unknown>[] = [];

const history = {state: {} as unknown, replaceState: (state: unknown) => (history.state = state)};
let logged: jest.SpyInstance;

beforeAll(async () => {
  Object.assign(globalThis, {window: {history}});
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  client = await createBackend(
    {
      supabaseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      supabaseKey: LOCAL_PUBLISHABLE_KEY,
    },
    {auth: {persistSession: false, autoRefreshToken: false}},
  );
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  Reflect.deleteProperty(globalThis, 'window');
});
beforeEach(() => {
  bodies.length = 0;
  history.state = {key: 'router'};
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => logged.mockRestore());

/** Sets the server's answer from now on, after reading the request. */
const answer = (status: number, body = ''): void => {
  listener = (request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      bodies.push(JSON.parse(text) as Record<string, unknown>);
      const type = body.startsWith('<') ? 'text/html' : 'application/json';
      response.writeHead(status, {'content-type': type}).end(body);
    });
  };
};

let count = 0;
const insertion = (text = `Secret ${(count += 1)}`): Insertion => ({
  table: 'contact_messages',
  row: {message: text},
  origin: {page: '/contact'},
  failureLabel: 'Not stored',
  timeoutMs: 2_000,
});
const code = (value: string): string => `{"code":"${value}","message":"Secret ${value}_pkey"}`;
const PAGE = '<h1>A proxy’s page</h1>';

test.each([
  [201, '', 'stored'],
  // A check of something that was typed.
  [400, code('23514'), 'rejected'],
  [400, code('22001'), 'rejected'],
  [422, code('22P02'), 'rejected'],
  // Refused for another reason.
  [400, code('PGRST204'), 'failed'],
  [400, code('PT400'), 'failed'],
  [400, PAGE, 'failed'],
  [401, code('23514'), 'failed'],
  [403, '', 'failed'],
  [404, code('42P01'), 'failed'],
  [413, PAGE, 'failed'],
  [500, code('XX000'), 'failed'],
  [503, '', 'failed'],
  [429, code('PT429'), 'limited'],
  [429, PAGE, 'limited'],
  // There already.
  [409, code('23505'), 'duplicate'],
  [409, '', 'duplicate'],
  [409, code('23503'), 'failed'],
  // Not the backend.
  [200, PAGE, 'unreachable'],
  [200, '{"hello":"world"}', 'unreachable'],
  [200, '{"co', 'unreachable'],
  [204, '', 'unreachable'],
] as const)('after %d with %s: %s', async (status, body, outcome) => {
  answer(status, body);
  expect(await insertRow(client, insertion())).toBe(outcome);
  expect(logged).toHaveBeenCalledTimes(outcome === 'stored' ? 0 : 1);
  expect(JSON.stringify(logged.mock.calls)).not.toMatch(/secret/i);
});

test.each([
  ['the line goes dead', (request) => void request.socket.destroy()],
  ['no answer comes in time', () => undefined],
] as const satisfies readonly (readonly [string, RequestListener])[])(
  'is unreachable when %s, and logs nothing that was typed',
  async (_, behavior) => {
    listener = behavior;
    expect(await insertRow(client, {...insertion(), timeoutMs: 200})).toBe('unreachable');
    expect(logged).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(logged.mock.calls)).not.toMatch(/secret/i);
  },
);

test('asks for one insert of the row with an id, and not for the row back', async () => {
  let asked = '';
  answer(201);
  const reading = listener;
  listener = (request, response) => {
    asked = `${request.method} ${request.url} ${request.headers.prefer?.toString()}`;
    reading(request, response);
  };
  await insertRow(client, insertion('Hello'));
  expect(asked).toMatch(
    /^POST \/rest\/v1\/contact_messages(?:\?columns=\S*)? (?!.*representation)/,
  );
  expect(bodies).toEqual([{id: expect.any(String), message: 'Hello', page: '/contact'}]);
});

describe('a request whose answer was lost', () => {
  test('is repeated with the same id from anywhere; the next one after it has its own', async () => {
    answer(503);
    await insertRow(client, insertion('Same'));
    await insertRow(client, insertion('Edited'));
    answer(201);
    await insertRow(client, {...insertion('Same'), origin: {page: '/'}});
    await insertRow(client, insertion('Same'));
    const [first, edited, repeat, next] = bodies.map(({id}) => id);
    expect(repeat).toBe(first);
    expect(edited).not.toBe(first);
    expect(next).not.toBe(first);
  });

  test('is stored when the repeat collides with the first, which the database is storing', async () => {
    answer(503);
    await insertRow(client, insertion('Collides'));
    answer(409, code('23505'));
    expect(await insertRow(client, insertion('Collides'))).toBe('stored');
  });

  test('is a duplicate when the database finds what is unique in another row', async () => {
    answer(503);
    await insertRow(client, insertion('Elsewhere'));
    answer(409);
    expect(await insertRow(client, insertion('Elsewhere'))).toBe('duplicate');
  });

  test('keeps its id over a reload until it is confirmed, and leaves nothing behind', async () => {
    /** As on a page that was loaded again: nothing is in memory, the history's entry is there. */
    const onNewPage = async (): Promise<typeof InsertRow> => {
      jest.resetModules();
      return import('../insertRow.ts');
    };
    answer(503);
    await (await onNewPage()).insertRow(client, insertion('Reloaded'));
    answer(201);
    await (await onNewPage()).insertRow(client, insertion('Reloaded'));
    expect(bodies[1]?.id).toBe(bodies[0]?.id);
    expect(history.state).toEqual({key: 'router', persisted: {unconfirmed: undefined}});
  });

  test('gets a new id where the entry holds something else', async () => {
    history.state = {
      persisted: {unconfirmed: {'contact_messages {"message":"Odd"}': '<b>'}},
    };
    answer(201);
    await insertRow(client, insertion('Odd'));
    expect(bodies[0]?.id).toMatch(/^[\da-f-]{36}$/);
  });
});

test('an id is made where the page came over plain HTTP', () => {
  const {randomUUID} = crypto;
  Object.defineProperty(crypto, 'randomUUID', {value: undefined, configurable: true});
  try {
    const ids = [newRequestId(), newRequestId()];
    for (const id of ids) {
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    }
    expect(ids[0]).not.toBe(ids[1]);
  } finally {
    Object.defineProperty(crypto, 'randomUUID', {value: randomUUID, configurable: true});
  }
});
