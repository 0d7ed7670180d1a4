import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';
import {createClient, type SupabaseClient} from '@supabase/supabase-js';

import type * as InsertRow from '../insertRow.ts';
import {type Insertion, insertOutcome, insertRow} from '../insertRow.ts';
import {newRequestId} from '../requestIds.ts';

// Uses the real client. With the real database, and timeouts: e2e.

let listener: RequestListener;
const server = createServer((request, response) => listener(request, response));
let client: SupabaseClient;
const bodies: Record<string, unknown>[] = [];
let asked = '';

const history = {state: {} as unknown, replaceState: (state: unknown) => (history.state = state)};
let logged: jest.SpyInstance;

beforeAll(async () => {
  Object.assign(globalThis, {window: {history}});
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  client = createClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 'key', {
    auth: {persistSession: false, autoRefreshToken: false},
  });
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
afterEach(() => {
  expect(JSON.stringify(logged.mock.calls)).not.toMatch(/secret/i);
  logged.mockRestore();
});

/** Sets the server's answer from now on, after reading the request. */
const answer = (status: number, body = ''): void => {
  listener = (request, response) => {
    asked = `${request.method} ${request.url} ${request.headers.prefer?.toString()}`;
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      bodies.push(JSON.parse(text) as Record<string, unknown>);
      response.writeHead(status, {'content-type': 'application/json'}).end(body);
    });
  };
};

const insertion = (message: string): Insertion => ({
  table: 'contact_messages',
  row: {message},
  origin: {page: '/contact'},
  failureLabel: 'Not stored',
});

test.each([
  [201, '', 'done'],
  // A check constraint on typed text.
  [400, '23514', 'rejected'],
  [422, '22P02', 'rejected'],
  // Refused for another reason.
  [400, 'PGRST204', 'failed'],
  [401, '23514', 'failed'],
  [503, '', 'failed'],
  [429, '', 'limited'],
  // A duplicate.
  [409, '23505', 'duplicate'],
  [409, '', 'duplicate'],
  [409, '23503', 'failed'],
  // A response from something else, or none.
  [200, '', 'unreachable'],
  [0, '', 'unreachable'],
] as const)('after %d with the code %j: %s', (status, code, outcome) => {
  expect(insertOutcome({status, error: {code}}, false)).toBe(outcome);
});

test.each([
  ['the line goes dead', (request) => void request.socket.destroy(), 'unreachable', 0, ''],
  [
    'a proxy answers',
    (_, response) => void response.writeHead(200).end('{"co'),
    'unreachable',
    200,
    '',
  ],
  [
    'a row is refused',
    (_, response) => void response.writeHead(400).end('{"code":"23514","message":"Secret"}'),
    'rejected',
    400,
    '23514',
  ],
] as const satisfies readonly (readonly [string, RequestListener, string, number, string])[])(
  'logs status and code alone when %s',
  async (_, behavior, outcome, status, code) => {
    listener = behavior;
    expect(await insertRow(client, insertion('Secret'))).toBe(outcome);
    expect(logged.mock.calls).toEqual([['Not stored', {status, code}]]);
  },
);

test('requests one insert of the row with an id, and doesn’t request the row in return', async () => {
  answer(201);
  expect(await insertRow(client, insertion('Hello'))).toBe('done');
  expect(asked).toMatch(
    /^POST \/rest\/v1\/contact_messages(?:\?columns=\S*)? (?!.*representation)/,
  );
  expect(bodies).toEqual([{id: expect.any(String), message: 'Hello', page: '/contact'}]);
  expect(logged).not.toHaveBeenCalled();
});

describe('a request whose answer was lost', () => {
  test('is repeated with the same id from any page; the next request has a new one', async () => {
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

  test('is stored when the repeat collides with the first, which the database is still storing', () => {
    expect(insertOutcome({status: 409, error: {code: '23505'}}, true)).toBe('done');
    // Another row has the same unique value.
    expect(insertOutcome({status: 409, error: null}, true)).toBe('duplicate');
  });

  test('keeps its id over a reload until it is confirmed, and then deletes it', async () => {
    /** Simulates a reload: memory is empty, and the history entry is kept. */
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

  test('gets a new id if the stored entry has other data', async () => {
    history.state = {
      persisted: {unconfirmed: {'contact_messages {"message":"Odd"}': '<b>'}},
    };
    answer(201);
    await insertRow(client, insertion('Odd'));
    expect(bodies[0]?.id).toMatch(/^[\da-f-]{36}$/);
  });
});

test('an id is a random UUID of version 4', () => {
  const ids = [newRequestId(), newRequestId()];
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(ids[0]).not.toBe(ids[1]);
});
