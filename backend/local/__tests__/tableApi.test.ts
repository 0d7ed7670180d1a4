/**
 * Requests with the public key, through PostgREST into the migrations of production: none reads or
 * changes a row, none probes who is subscribed, and only what the rules allow is stored.
 */
import {randomUUID} from 'node:crypto';
import {once} from 'node:events';
import {request} from 'node:http';
import {connect} from 'node:net';
import {LOCAL_PUBLISHABLE_KEY} from '../../../src/config/publicEnv.ts';
import {practiceTypeIds, stateCodes, teamSizeIds} from '../../../src/features/contact/data.ts';
import {useTestDatabase} from '../../testing/testDatabase.ts';
import {freshAddress, visitor} from '../../testing/visitor.ts';
import {startTableApi, type TableApi} from '../tableApi.ts';

const NEWSLETTER = 'newsletter_subscriptions';
const CONTACT = 'contact_messages';
const MESSAGE = {first_name: 'Dana', last_name: 'Fo', email: 'dana@example.com', message: 'Hello'};
/** Row that exists before the requests. */
const own = randomUUID();

const test = useTestDatabase();
const {sql} = test;
let api: TableApi;
beforeAll(async () => {
  api = await startTableApi({port: 0, databaseUrl: test.url, log: () => undefined});
  await sql(`insert into ${NEWSLETTER} (id, email) values ($1, 'own@example.com')`, [own]);
});
afterAll(() => api?.close());

interface Attempt {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Sends a request directly to PostgREST, as through a gateway that changes no header. */
  readonly isDirect?: boolean;
}

/** Sends a request from an unused client address unless one is given, because limits count by it. */
const send = async ({method = 'POST', path = NEWSLETTER, headers, body, isDirect}: Attempt) => {
  const base = isDirect ? api.postgrestUrl : `${api.url}/rest/v1`;
  const response = await fetch(`${base}/${path}`, {
    method,
    headers: {
      apikey: LOCAL_PUBLISHABLE_KEY,
      'content-type': 'application/json',
      'x-forwarded-for': freshAddress(),
      ...headers,
    },
    body,
  });
  const text = await response.text();
  // A refusal must not be a server error.
  if (response.status >= 500) throw new Error(`${path} ${body?.slice(0, 300)}: ${text}`);
  return {status: response.status, text, range: response.headers.get('content-range')};
};
const insert = (path: string, row: object, address = freshAddress()) =>
  send({path, body: JSON.stringify(row), headers: {'x-forwarded-for': address}});

let names = 0;
const freshEmail = (): string => `reader.${(names += 1)}@example.com`;
const subscriber = async (): Promise<string> => {
  const email = freshEmail();
  await sql(`insert into ${NEWSLETTER} (email, confirmed_at) values ($1, now())`, [email]);
  return email;
};
const rowsOf = (email: string) =>
  sql<{id: string; source: string}>(`select id, source from ${NEWSLETTER} where email = $1`, [
    email,
  ]);
const countLog = async (): Promise<number> => (await sql('select from private.insert_log')).length;

describe('a row', () => {
  it('stores a row as supabase-js inserts it, with the consent of its form', async () => {
    const email = freshEmail();
    const client = visitor(api.url);
    expect(await client.from(NEWSLETTER).insert({email, source: 'blog'})).toMatchObject({
      status: 201,
      error: null,
      data: null,
    });
    expect(
      await sql(`select consent_version, confirmed_at from ${NEWSLETTER} where email = $1`, [
        email,
      ]),
    ).toEqual([{consent_version: '2026-11-28-blog', confirmed_at: null}]);
    const sent = {phone: '', state: 'DC', page: '/contact', utm_campaign: 'a~2026.q2+west'};
    await client.from(CONTACT).insert({...MESSAGE, ...sent, topic: '', honeypot: true});
    expect(await sql(`select phone, topic, honeypot from ${CONTACT} where state = 'DC'`)).toEqual([
      {phone: null, topic: null, honeypot: true},
    ]);
  });

  it('stores one row for an address in several spellings, even if twenty arrive at once', async () => {
    const email = freshEmail();
    const written = Array.from({length: 20}, (_, n) =>
      n % 2 ? email.toUpperCase() : `  ${email} `,
    );
    const answers = await Promise.all(written.map((one) => insert(NEWSLETTER, {email: one})));
    expect(answers.map(({status}) => status).sort()).toEqual([201, ...Array(19).fill(409)]);
    // The response reveals nothing else.
    expect(answers.every(({text}) => text === '')).toBe(true);
  });

  it('stores a row once when it is sent again after its response was lost', async () => {
    const row = {id: randomUUID(), email: freshEmail()};
    const message = {...MESSAGE, id: randomUUID()};
    for (const text of ['First', 'Second']) {
      expect((await insert(NEWSLETTER, row)).status).toBe(201);
      expect((await insert(CONTACT, {...message, message: text})).status).toBe(201);
    }
    expect(await sql(`select message from ${CONTACT} where id = $1`, [message.id])).toEqual([
      {message: 'First'},
    ]);
  });

  it.each<[string, object, string?]>([
    [NEWSLETTER, {email: 'a\u202eb@example.com'}],
    // Mail programs may show this as somebody else.
    [NEWSLETTER, {email: '=?utf-8?q?x?=@example.com'}],
    [NEWSLETTER, {email: 'a\u0000b@example.com'}, '22P05'],
    [NEWSLETTER, {email: 'a@example.com', source: 'import'}, '23502'],
    ...[
      {practice_type: 'cardiology'},
      {team_size: '2'},
      {state: 'PR'},
      {email: 'dana'},
      {first_name: '   '},
      {first_name: 'Dana\nWhitfield'},
      {last_name: 'a'.repeat(101)},
      {clinic_name: 'a\u202eb'},
      {message: ' \n '},
      {message: 'a'.repeat(5001)},
      {message: 'a\u001b[31m'},
      {page: '/contact?email=a@example.com'},
      {utm_source: 'two words'},
      {utm_content: ''},
    ].map((field): [string, object] => [CONTACT, field]),
  ])('refuses a row in %s by the table’s checks: %j', async (table, row, code = '23514') => {
    const {status, text} = await insert(table, table === CONTACT ? {...MESSAGE, ...row} : row);
    expect({status, ...(JSON.parse(text) as object)}).toMatchObject({status: 400, code});
  });

  it('stores an unusual but valid address, and every option of the form, unchanged', async () => {
    const longest = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(57)}.com`;
    for (const email of ['=1+1@example.com', "o'hara|x@example.com", longest]) {
      expect((await insert(NEWSLETTER, {email})).status).toBe(201);
      expect((await insert(NEWSLETTER, {email})).status).toBe(409);
      expect(await rowsOf(email)).toHaveLength(1);
    }
    for (const choice of [
      ...stateCodes.map((state) => ({state})),
      ...practiceTypeIds.map((practice_type) => ({practice_type})),
      ...teamSizeIds.map((team_size) => ({team_size})),
    ]) {
      expect(await insert(CONTACT, {...MESSAGE, ...choice})).toMatchObject({status: 201, text: ''});
    }
  });

  it('accepts a row only from the site’s origin, if that is configured', async () => {
    const from = async (origin: string): Promise<number> =>
      (await send({headers: {origin}, body: JSON.stringify({email: freshEmail()})})).status;
    expect(await from('https://evil.example')).toBe(201);
    const name = (value: string): Promise<unknown> =>
      sql(`update private.settings set value = $1 where name = 'site_origins'`, [value]);
    await name('https://site.example,https://www.site.example');
    const evil = ['https://evil.example', 'https://site.example.evil.example', 'null', ''];
    for (const origin of evil) expect([origin, await from(origin)]).toEqual([origin, 403]);
    expect(await from('https://www.site.example')).toBe(201);
    await name('');
  });
});

/** Creates the body of a row with an address. */
const row =
  (more: object) =>
  (email: string): string =>
    JSON.stringify({email, ...more});
const CSV = {'content-type': 'text/csv'};

interface Probe {
  readonly headers?: Readonly<Record<string, string>>;
  readonly search?: string;
  readonly body?: (email: string) => string;
}

/** Requests with every header and parameter that PostgREST supports, and how the site asks. */
const PROBES: readonly (readonly [string, Probe])[] = [
  ['as the site asks', {headers: {prefer: 'return=minimal'}}],
  ['by columns', {search: '?columns=email'}],
  ['as CSV', {headers: CSV, body: (email) => `email\n${email}`}],
  ...[
    'application/vnd.pgrst.object+json',
    'application/vnd.pgrst.object',
    'application/vnd.pgrst.array+json;nulls=stripped',
    'application/vnd.pgrst.plan+json',
    'text/csv',
  ].map((accept) => [`Accept: ${accept}`, {headers: {accept}}] as const),
  ...[
    'return=representation',
    'return=headers-only',
    'resolution=merge-duplicates',
    'count=exact',
    'tx=rollback',
    'tx=rollback, return=minimal',
    'max-affected=0, handling=strict',
  ].map((prefer) => [`Prefer: ${prefer}`, {headers: {prefer}}] as const),
  ...[
    {source: 'x'},
    {source: null},
    {id: null},
    {id: 'x'},
    {id: own},
    {confirmed_at: '2026-01-01'},
  ].map((more) => [`with ${JSON.stringify(more)}`, {body: row(more)}] as const),
  ...['?limit=0', '?email=eq.x@example.com', '?on_conflict=email', '?on_conflict=id'].map(
    (search) => [search, {search}] as const,
  ),
  ['a range', {headers: {range: '5-2', 'range-unit': 'items'}}],
  ['over a row', {search: '?on_conflict=email', headers: {prefer: 'resolution=merge-duplicates'}}],
  ['columns without the address', {search: '?columns=source', body: row({source: 'blog'})}],
  ['two rows', {body: (email) => JSON.stringify([{email}, {email: 'two@example.com'}])}],
  ['a CSV with a bad source', {headers: CSV, body: (email) => `email,source\n${email},x`}],
  ['another schema', {headers: {'content-profile': 'private'}}],
];

it.each(PROBES)(
  'a request reveals nothing about an address unless it is counted: %s',
  async (_, {headers, search = '', body = row({})}) => {
    const probe = async (email: string) => {
      const before = await countLog();
      const attempt = {path: NEWSLETTER + search, headers, body: body(email), isDirect: true};
      const {text, ...answer} = await send(attempt);
      const shown = text.replaceAll(email, '(email)').replace(/[0-9a-f-]{36}/g, '(id)');
      return {...answer, text: shown, counted: (await countLog()) - before};
    };
    const hit = await probe(await subscriber());
    const email = freshEmail();
    const miss = await probe(email);
    expect([hit.text, miss.text].join()).not.toMatch(/"(?:id|email|source)":/);
    if (hit.status === 409 && miss.status === 201) {
      expect([hit.counted, miss.counted]).toEqual([1, 1]);
      return;
    }
    expect(hit).toEqual(miss);
    expect(miss.status).toBeGreaterThanOrEqual(400);
    expect(await rowsOf(email)).toEqual([]);
    expect(await rowsOf('two@example.com')).toEqual([]);
  },
);

it.each<Readonly<Record<string, string>>>([
  {accept: 'application/vnd.pgrst.object+json'},
  {prefer: 'tx=rollback'},
  {prefer: 'return=minimal, tx=rollback'},
  {prefer: 'count=exact'},
])('refuses the header %j, for which a server may roll a count back', async (headers) => {
  expect((await send({headers, body: row({})(freshEmail()), isDirect: true})).status).toBe(406);
  // The gateway, as nginx in the handbook, sends its own.
  expect((await send({headers, body: row({})(freshEmail())})).status).toBe(201);
});

/** Sends a header twice: PostgREST obeys the first, and the database sees the last. @returns the status */
const sendTwice = (path: string, body: object): Promise<number> =>
  new Promise((resolve, reject) => {
    const accept = ['application/vnd.pgrst.object+json', '*/*'];
    const headers = {'content-type': 'application/json', 'x-forwarded-for': freshAddress(), accept};
    request(`${api.postgrestUrl}/${path}`, {method: 'POST', headers}, ({statusCode = 0}) =>
      resolve(statusCode),
    )
      .once('error', reject)
      .end(JSON.stringify(body));
  });

it('treats a request with two Accept headers like any other', async () => {
  const before = await countLog();
  expect(await sendTwice(NEWSLETTER, {email: await subscriber()})).toBe(409);
  expect(await sendTwice(NEWSLETTER, {email: freshEmail()})).toBe(201);
  expect(await sendTwice(NEWSLETTER, {id: own, email: freshEmail()})).toBe(409);
  const times = await sql('select starts_at from private.demo_times(now()) limit 4');
  const answers = [];
  for (const time of times)
    answers.push(
      await sendTwice('demo_bookings', {...time, name: 'Dana', email: 'dana@clinic.example'}),
    );
  expect(answers).toEqual([201, 201, 201, 429]);
  expect((await countLog()) - before).toBe(7);
  const left = `select from demo_bookings union all select from ${NEWSLETTER} where email like '%.invalid'`;
  expect(await sql(left)).toHaveLength(3);
});

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const ATTACKS: readonly Attempt[] = [
  ...['HS256', 'none'].map((alg) => ({
    headers: {authorization: `Bearer ${encode({alg})}.${encode({role: 'service_role'})}.c2ln`},
    body: row({})('forged@example.com'),
  })),
  {method: 'GET', path: 'settings', headers: {'accept-profile': 'private'}},
  {path: CONTACT, headers: {'content-profile': 'pg_catalog'}, body: JSON.stringify(MESSAGE)},
  ...['settings', 'pg_authid', ''].map((path) => ({method: 'GET', path})),
  ...['as_token', 'set_config', 'pg_sleep'].map((name) => ({path: `rpc/${name}`, body: '{}'})),
  {method: 'GET', path: 'rpc/mark_answered?token=x'},
  {body: '['.repeat(100_000)},
  {body: ''},
];

it.each(
  // A short title also for the long text.
  ATTACKS.map((attempt) => [JSON.stringify(attempt).slice(0, 120), attempt] as const),
)('refuses the attack %s', async (_, attempt) => {
  expect((await send(attempt)).status).toBeGreaterThanOrEqual(400);
  expect(await rowsOf('forged@example.com')).toEqual([]);
});

describe('the limit per client', () => {
  const subscribe = async (address: string): Promise<number> =>
    (await insert(NEWSLETTER, {email: freshEmail()}, address)).status;

  it('answers 429 to a client’s sixth request in a minute, also if all arrive at once, and counts each form and client separately', async () => {
    const address = freshAddress();
    const statuses = await Promise.all(Array.from({length: 20}, () => subscribe(address)));
    expect(statuses.sort()).toEqual([...Array(5).fill(201), ...Array(15).fill(429)]);
    const {text} = await insert(NEWSLETTER, {email: freshEmail()}, address);
    expect(text).toContain('At most 5');
    expect((await insert(CONTACT, MESSAGE, address)).status).toBe(201);
    expect(await subscribe(freshAddress())).toBe(201);
  });

  it.each([
    ['its network, for IPv6', ['2001:db8:1::1', '2001:db8:1::2', '2001:db8:1::ffff']],
    [
      'its address, however a proxy writes it',
      ['198.19.0.7', '::ffff:198.19.0.7', '198.19.0.7:443', '[::ffff:c613:7]:8080'],
    ],
    ['nothing if no address is known', ['unknown', 'a word', '999.1.1.1', 'fe80::1%eth0', '_']],
  ])('counts a client by %s', async (_, written) => {
    const from = (n: number): Promise<number> => subscribe(written[n % written.length] ?? '');
    for (let sent = 0; sent < 5; sent += 1) expect(await from(sent)).toBe(201);
    for (const [n] of written.entries()) expect(await from(n)).toBe(429);
  });

  it.each([
    ['a /48', (n: number) => `2001:db8:7:${n.toString(16)}::1`],
    ['a /24', (n: number) => `203.0.113.${n}`],
  ])('counts requests from all of %s together', async (_, addressOf) => {
    const statuses: number[] = [];
    for (let n = 1; n <= 61; n += 1) statuses.push(await subscribe(addressOf(n)));
    expect(statuses).toEqual([...Array(60).fill(201), 429]);
  });

  it('doesn’t count requests with invalid values toward the limit', async () => {
    const erring = freshAddress();
    for (let sent = 0; sent < 8; sent += 1) {
      expect((await insert(NEWSLETTER, {email: 'no'}, erring)).status).toBe(400);
    }
    expect(await subscribe(erring)).toBe(201);
  });

  it('stores only salted hashes of client addresses, deletes them after the counted period, and replaces the salt regularly', async () => {
    const salt = () => sql(`select value from private.settings where name = 'client_hash_salt'`);
    await sql('delete from private.insert_log');
    await subscribe('203.0.114.9, 10.0.0.1');
    expect(
      await sql(`select length(client) as length,
                        client in (sha256('203.0.114.9'), sha256('203.0.114.9/32')) as is_bare
                   from private.insert_log`),
    ).toEqual([{length: 32, is_bare: false}]);
    const before = await salt();
    await sql(`update private.insert_log set inserted_at = now() - interval '2 hours'`);
    await sql('select private.delete_expired()');
    expect(await countLog()).toBe(0);
    expect(await salt()).toEqual(before);
    await sql(`update private.settings set changed_at = now() - interval '2 days'`);
    await sql('select private.delete_expired()');
    expect(await salt()).not.toEqual(before);
  });
});

describe('an unconfirmed address', () => {
  it('lets an unconfirmed address sign up again, and sends another confirmation email', async () => {
    const email = freshEmail();
    await insert(NEWSLETTER, {email});
    const [first] = await rowsOf(email);
    const confirm = `confirm:${first?.id}`;
    await sql(
      `insert into private.mails (key, subscription_id, outcome)
       values ($1, $3, 'refused'), ($2, $3, 'sent')`,
      [confirm, `failed:${confirm}`, first?.id],
    );
    expect((await insert(NEWSLETTER, {email, source: 'blog'})).status).toBe(409);
    // The first consent is kept, because anyone can sign up anyone again.
    expect(await rowsOf(email)).toEqual([{id: first?.id, source: 'website'}]);
    const mails = await sql<{key: string}>(
      'select key from private.mails where subscription_id = $1 order by key',
      [first?.id],
    );
    // They still count against the limits, but don't block a sign-up, and aren't reported again.
    const [{key} = {key: ''}, failed, ...others] = mails;
    expect(key).toMatch(/^confirm:[0-9a-f-]{36}@\d/);
    expect([failed, ...others]).toEqual([{key: `failed:${key}`}]);
  });

  it('deletes an unconfirmed sign-up after thirty days, and no subscriber', async () => {
    const [old, young, known] = [freshEmail(), freshEmail(), await subscriber()];
    await insert(NEWSLETTER, {email: old});
    await insert(NEWSLETTER, {email: young});
    await sql(
      `update ${NEWSLETTER} set consented_at = now() - interval '31 days' where email = any($1)`,
      [[old, known]],
    );
    await sql('select private.delete_expired()');
    const left = await Promise.all([old, young, known].map(rowsOf));
    expect(left.map(({length}) => length)).toEqual([0, 1, 1]);
  });
});

describe('the gateway', () => {
  it('the gateway answers 401 without a valid key, which may also be sent as a bearer token', async () => {
    const body = JSON.stringify({email: freshEmail()});
    const words = async (headers: Attempt['headers']): Promise<string> =>
      (await send({body, headers})).text;
    expect(await words({apikey: ''})).toContain('No API key found in request');
    expect(await words({apikey: 'sb_publishable_another'})).toContain('Invalid API key');
    expect(await words({authorization: `Bearer ${LOCAL_PUBLISHABLE_KEY}`})).toBe('');
    // Without the CORS header, a refusal would look like an unreachable backend to the page.
    const refused = await fetch(`${api.url}/rest/v1/${NEWSLETTER}`, {method: 'POST'});
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('the gateway answers 404 to other services, and 421 to another name for this machine', async () => {
    expect((await fetch(`${api.url}/auth/v1/user`)).status).toBe(404);
    expect((await fetch(api.url.replace('127.0.0.1', 'localhost'))).status).toBe(404);
    const {port} = new URL(api.url);
    for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example']) {
      const socket = connect(Number(port), '127.0.0.1');
      socket.write(`GET /rest/v1/${NEWSLETTER} HTTP/1.1\r\nHost: ${host}:${port}\r\n\r\n`);
      const [answer] = (await once(socket, 'data')) as [Buffer];
      socket.destroy();
      expect(answer.toString()).toMatch(/^HTTP\/1\.1 421 /);
    }
  });
});
