/**
 * Attacks with the public key, through PostgREST, that probe who is subscribed, lock addresses out, or
 * subscribe anyone again.
 */
import {randomUUID} from 'node:crypto';
import {LOCAL_PUBLISHABLE_KEY} from '../../../src/config/publicEnv.ts';
import {startTableApi} from '../../local/tableApi.ts';
import type {RunningServer} from '../../local/listenLocally.ts';
import {useTestDatabase} from '../../testing/testDatabase.ts';
import {freshAddress} from '../../testing/visitor.ts';

const TABLE = 'newsletter_subscriptions';

const test = useTestDatabase();
const {sql: query} = test;
let api: RunningServer;
beforeAll(async () => {
  api = await startTableApi({port: 0, databaseUrl: test.url, log: console.error});
});
afterAll(() => api?.close());

let names = 0;
const freshEmail = (): string => `somebody.${(names += 1)}@example.com`;

const subscriber = async (): Promise<string> => {
  const email = freshEmail();
  await query(`insert into public.${TABLE} (email, confirmed_at) values ($1, now())`, [email]);
  return email;
};

interface Request {
  readonly headers?: Readonly<Record<string, string>>;
  readonly search?: string;
  readonly body?: (email: string) => string;
  readonly address?: string;
}

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly range: string | null;
  /** Rows of the log of inserts. */
  readonly counted: number;
}

const count = async (): Promise<number> =>
  Number((await query<{n: string}>('select count(*) as n from private.insert_log'))[0]?.n);

const post = async (
  email: string,
  {headers, search = '', body = (to) => JSON.stringify({email: to}), address}: Request = {},
): Promise<Answer> => {
  const before = await count();
  const answer = await fetch(`${api.url}/rest/v1/${TABLE}${search}`, {
    method: 'POST',
    headers: {
      apikey: LOCAL_PUBLISHABLE_KEY,
      'content-type': 'application/json',
      'x-forwarded-for': address ?? freshAddress(),
      ...headers,
    },
    body: body(email),
  });
  const text = (await answer.text()).replaceAll(email, '(email)').replace(/[0-9a-f-]{36}/g, '(id)');
  const range = answer.headers.get('content-range');
  return {status: answer.status, text, range, counted: (await count()) - before};
};

const own = randomUUID();
const row =
  (more: object) =>
  (email: string): string =>
    JSON.stringify({email, ...more});
const csv =
  (columns: string, rest = '') =>
  (email: string): string =>
    `${columns}\n${email}${rest}`;

/** Requests with every header and parameter that PostgREST supports. */
const REQUESTS: readonly (readonly [string, Request])[] = [
  ...[
    'application/vnd.pgrst.object+json',
    'application/vnd.pgrst.object',
    'application/vnd.pgrst.object+json;nulls=stripped',
    'application/json, application/vnd.pgrst.object+json',
    'application/vnd.pgrst.array+json;nulls=stripped',
    'application/vnd.pgrst.plan+json',
    'application/octet-stream',
    'application/openapi+json',
    'application/geo+json',
    'text/csv',
    'text/plain',
  ].map((accept) => [`Accept: ${accept}`, {headers: {accept}}] as const),
  ...[
    'return=representation',
    'return=headers-only',
    'resolution=merge-duplicates',
    'resolution=ignore-duplicates',
    'count=exact',
    'count=planned',
    'tx=rollback',
    'tx=rollback, return=minimal',
    'max-affected=0, handling=strict',
    'timezone=Nowhere/Land, handling=strict',
    'params=single-object',
    'anything=else',
  ].map((prefer) => [`Prefer: ${prefer}`, {headers: {prefer}}] as const),
  ...(
    [
      ['a source that is not known', {source: 'x'}],
      ['no source', {source: null}],
      ['no id', {id: null}],
      ['an id that is none', {id: 'x'}],
      ['the id of a row of one’s own', {id: own}],
      ['a source of another type', {source: {a: 1}}],
      ['a column that is not granted', {confirmed_at: '2026-01-01'}],
      ['a column that is not there', {is_admin: true}],
    ] as const
  ).map(([name, more]) => [name, {body: row(more)}] as const),
  ['a filter', {search: '?email=eq.x@example.com'}],
  ['a limit', {search: '?limit=0'}],
  ['a range', {headers: {range: '5-2', 'range-unit': 'items'}}],
  ['another method in a header', {headers: {'x-http-method-override': 'PUT'}}],
  ['on_conflict by address', {search: '?on_conflict=email'}],
  [
    'on_conflict to merge',
    {search: '?on_conflict=email', headers: {prefer: 'resolution=merge-duplicates'}},
  ],
  ['on_conflict by id', {search: '?on_conflict=id'}],
  ['returning a column', {search: '?select=email', headers: {prefer: 'return=representation'}}],
  ['columns that lack the address', {search: '?columns=source', body: row({source: 'blog'})}],
  ['two rows', {body: (email) => JSON.stringify([{email}, {email: 'x'}])}],
  [
    'a CSV with a bad source',
    {headers: {'content-type': 'text/csv'}, body: csv('email,source', ',x')},
  ],
  ['another schema', {headers: {'content-profile': 'private'}}],
];

it.each(REQUESTS)(
  'reveals nothing about an address unless the request is counted: %s',
  async (_, request) => {
    const hit = await post(await subscriber(), request);
    const miss = await post(freshEmail(), request);
    const isAnswer = hit.status === 409 && miss.status === 201;
    if (isAnswer) expect([hit.counted, miss.counted]).toEqual([1, 1]);
    else expect(hit).toEqual(miss);
  },
);

beforeAll(async () => {
  await query(`insert into public.${TABLE} (id, email) values ($1, 'own@example.com')`, [own]);
});

it.each(['tx=rollback', 'return=minimal, tx=rollback', 'count=exact'])(
  'refuses Prefer: %s, which a server may be set up to roll a count back for',
  async (prefer) => {
    expect((await post(freshEmail(), {headers: {prefer}})).status).toBe(406);
  },
);

it.each([
  ['as the site asks', {}],
  ['with return=minimal', {headers: {prefer: 'return=minimal'}}],
  ['by its columns', {search: '?columns=email'}],
  ['as CSV', {headers: {'content-type': 'text/csv'}, body: csv('email')}],
] as const)(
  'answers a plain request about an address, and counts it: %s',
  async (_, request: Request) => {
    expect(await post(await subscriber(), request)).toMatchObject({status: 409, counted: 1});
    expect(await post(freshEmail(), request)).toMatchObject({status: 201, counted: 1});
  },
);

it('stops asking after the limit, hit or miss', async () => {
  const address = freshAddress();
  const known = await subscriber();
  const statuses: number[] = [];
  for (let asked = 0; asked < 7; asked += 1) {
    statuses.push((await post(asked % 2 ? known : freshEmail(), {address})).status);
  }
  expect(statuses).toEqual([201, 409, 201, 409, 201, 429, 429]);
});

it.each([
  ['a /48', (n: number) => `2001:db8:7:${n.toString(16)}::1`],
  ['a /24', (n: number) => `203.0.113.${n}`],
])('counts all of %s together', async (_, addressOf) => {
  const statuses: number[] = [];
  for (let n = 1; n <= 61; n += 1) {
    statuses.push((await post(freshEmail(), {address: addressOf(n)})).status);
  }
  expect(statuses.slice(0, 60)).toEqual(Array(60).fill(201));
  expect(statuses[60]).toBe(429);
});

it('takes rows from the pages of the site alone, once its address is named', async () => {
  const from = async (origin?: string): Promise<number> =>
    (await post(freshEmail(), {headers: origin === undefined ? {} : {origin}})).status;
  expect(await from('https://evil.example')).toBe(201);
  const name = (value: string): Promise<unknown> =>
    query(`update private.settings set value = $1 where name = 'site_origins'`, [value]);
  await name('https://site.example,https://www.site.example');
  const evil = ['https://evil.example', 'https://site.example.evil.example', 'null', ''];
  for (const origin of evil) expect([origin, await from(origin)]).toEqual([origin, 403]);
  expect(await from('https://www.site.example')).toBe(201);
  await name('');
});

it.each([
  ['a subscriber', async () => ({id: randomUUID(), email: await subscriber()})],
  ['somebody new', async () => ({id: randomUUID(), email: freshEmail()})],
  ['an id that is there', async () => ({id: own, email: freshEmail()})],
])('inserts one row of %s, so that no header can ask for exactly one', async (_, given) => {
  const {id, email} = await given();
  // A server in front may let a header through twice; the table API obeys one and shows us the other.
  const inserted = await test.database.transaction(async (session) => {
    await session.query('set local role anon');
    return session.query(
      `insert into public.${TABLE} (id, email) values ($1, $2) returning 1 as row`,
      [id, email],
    );
  });
  expect(inserted).toHaveLength(1);
  expect(await query(`select from public.${TABLE} where email like '%.invalid'`)).toEqual([]);
});

it('counts a request with an existing id, and stores nothing', async () => {
  const email = freshEmail();
  const answer = await post(email, {body: row({id: own})});
  expect(answer).toMatchObject({status: 409, text: '', counted: 1});
  expect(await query(`select from public.${TABLE} where email = $1`, [email])).toEqual([]);
});

describe('an unconfirmed address', () => {
  const rows = (email: string) =>
    query<{id: string; source: string}>(`select id, source from public.${TABLE} where email = $1`, [
      email,
    ]);

  it('can sign up again, and is written to again', async () => {
    const email = freshEmail();
    await post(email);
    const [first] = await rows(email);
    const confirm = `confirm:${first!.id}`;
    await query(
      `insert into private.mails (key, subscription_id, outcome)
       values ($1, $3, 'refused'), ($2, $3, 'sent')`,
      [confirm, `failed:${confirm}`, first!.id],
    );
    expect(await post(email, {body: row({source: 'blog'})})).toMatchObject({status: 409, text: ''});
    // The first consent stands: anyone can sign anyone up again.
    expect(await rows(email)).toEqual([{id: first!.id, source: 'website'}]);
    const mails = await query<{key: string}>(
      'select key from private.mails where subscription_id = $1 order by key',
      [first!.id],
    );
    // They still count against the limits, no longer stand in the way, and are not reported again.
    const [{key} = {key: ''}, failed, ...others] = mails;
    expect(key).toMatch(/^confirm:[0-9a-f-]{36}@\d/);
    expect([failed, ...others]).toEqual([{key: `failed:${key}`}]);
  });

  it('is forgotten after thirty days, and a subscriber is not', async () => {
    const [old, young, known] = [freshEmail(), freshEmail(), await subscriber()];
    await post(old);
    await post(young);
    await query(
      `update public.${TABLE} set consented_at = now() - interval '31 days' where email = any($1)`,
      [[old, known]],
    );
    await query('select private.delete_expired()');
    expect(await rows(old)).toEqual([]);
    expect(await rows(young)).toHaveLength(1);
    expect(await rows(known)).toHaveLength(1);
  });
});

it('keeps no hash of an address for longer than it counts, nor its salt for long', async () => {
  const salt = () => query(`select value from private.settings where name = 'client_hash_salt'`);
  await post(freshEmail());
  const before = await salt();
  await query(`update private.insert_log set inserted_at = now() - interval '2 hours'`);
  await query('select private.delete_expired()');
  expect(await count()).toBe(0);
  expect(await salt()).toEqual(before);
  await query(`update private.settings set changed_at = now() - interval '2 days'`);
  await query('select private.delete_expired()');
  expect(await salt()).not.toEqual(before);
});
