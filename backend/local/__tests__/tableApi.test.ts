/**
 * Requests with the public key, through PostgREST into the migrations of production: none reads or
 * changes a row, and only what the rules allow is stored.
 */
import {once} from 'node:events';
import {connect} from 'node:net';
import {LOCAL_PUBLISHABLE_KEY} from '../../../src/config/publicEnv.ts';
import {practiceTypeIds, stateCodes, teamSizeIds} from '../../../src/data/contactFields.ts';
import {useTestDatabase} from '../../testing/testDatabase.ts';
import {freshAddress, visitor} from '../../testing/visitor.ts';
import type {RunningServer} from '../listenLocally.ts';
import {startTableApi} from '../tableApi.ts';

const NEWSLETTER = 'newsletter_subscriptions';
const CONTACT = 'contact_messages';
const MESSAGE = {first_name: 'Dana', last_name: 'Fo', email: 'dana@example.com', message: 'Hello'};
const CANARY = {email: 'canary.7f3a@example.com', message: 'The canary sings in room 7f3a.'};

const test = useTestDatabase();
const {sql} = test;
let api: RunningServer;

interface Attempt {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Partial<Record<string, string>>>;
  readonly body?: string | Buffer<ArrayBuffer>;
}
interface Answer {
  readonly status: number;
  /** The SQLSTATE, where the body has one. */
  readonly code?: string;
  readonly text: string;
}

/** Sends a request from an unused address, unless it names one: limits count by it. */
const send = async (attempt: Attempt, at = api.url): Promise<Answer> => {
  const {method = 'POST', path, headers, body} = attempt;
  const response = await fetch(`${at}/rest/v1/${path}`, {
    method,
    headers: {
      apikey: LOCAL_PUBLISHABLE_KEY,
      'content-type': 'application/json',
      'x-forwarded-for': freshAddress(),
      ...(headers as Record<string, string> | undefined),
    },
    body: method === 'GET' || method === 'HEAD' ? undefined : body,
  });
  const text = await response.text();
  // Refused is not broken.
  if (response.status >= 500) throw new Error(`${json(attempt).slice(0, 300)}: ${text}`);
  return {status: response.status, code: /"code":"(\w+)"/.exec(text)?.[1], text};
};
const json = (value: unknown): string => JSON.stringify(value);
const insert = (path: string, row: object, address = freshAddress()): Promise<Answer> =>
  send({path, body: json(row), headers: {'x-forwarded-for': address}});

/** Both tables and all that is in them, with the count of requests left out. */
const contents = (): Promise<object[]> =>
  sql(
    `select (select json_agg(n order by n.id) from public.newsletter_subscriptions n) as readers,
            (select json_agg(m order by m.id) from public.contact_messages m) as messages`,
  );

beforeAll(async () => {
  api = await startTableApi({port: 0, databaseUrl: test.url, log: () => undefined});
  expect((await insert(NEWSLETTER, {email: CANARY.email})).status).toBe(201);
  expect((await insert(CONTACT, {...MESSAGE, ...CANARY})).status).toBe(201);
});
afterAll(() => api?.close());

let names = 0;
const freshEmail = (): string => `reader.${(names += 1)}@example.com`;

it('stores what supabase-js inserts, with the consent of its form, and answers nothing but 201', async () => {
  const email = freshEmail();
  const client = visitor(api.url);
  expect(await client.from(NEWSLETTER).insert({email, source: 'blog'})).toMatchObject({
    status: 201,
    error: null,
    data: null,
  });
  expect(
    await sql(`select consent_version, confirmed_at from ${NEWSLETTER} where email = '${email}'`),
  ).toEqual([{consent_version: '2026-11-26-blog', confirmed_at: null}]);
  const sent = {
    phone: '',
    state: 'DC',
    page: '/contact',
    utm_campaign: 'a~2026.q2+west',
    topic: '',
  };
  expect((await client.from(CONTACT).insert({...MESSAGE, ...sent, honeypot: true})).status).toBe(
    201,
  );
  expect(
    await sql(`select state, phone, topic, honeypot from ${CONTACT} where state = 'DC'`),
  ).toEqual([{state: 'DC', phone: null, topic: null, honeypot: true}]);
});

it('answers 409 to an address that is subscribed, however it is written, and keeps one of fifty at once', async () => {
  const email = freshEmail();
  const statuses = await Promise.all(
    Array.from({length: 50}, async () => (await insert(NEWSLETTER, {email})).status),
  );
  expect(statuses.sort()).toEqual([201, ...Array<number>(49).fill(409)]);
  for (const written of [email.toUpperCase(), `  ${email} `]) {
    // Nothing more is told to whoever typed it.
    expect(await insert(NEWSLETTER, {email: written})).toEqual({status: 409, text: ''});
  }
});

it('stores a request once when its answer was lost and it is sent again', async () => {
  const row = {id: crypto.randomUUID(), email: freshEmail()};
  const message = {...MESSAGE, id: crypto.randomUUID()};
  for (const email of [row.email, row.email.toUpperCase()]) {
    expect((await insert(NEWSLETTER, {...row, email})).status).toBe(201);
  }
  for (const text of ['First', 'Second']) {
    expect((await insert(CONTACT, {...message, message: text})).status).toBe(201);
  }
  expect(await sql(`select message from ${CONTACT} where id = '${message.id}'`)).toEqual([
    {message: 'First'},
  ]);
  // Somebody else's id leads nowhere.
  expect((await insert(NEWSLETTER, {id: row.id, email: freshEmail()})).status).toBe(409);
});

it.each<[string, object, string?]>([
  ...[
    'reader.example.com',
    'reader@localhost',
    'reader@example.com\nBcc: all@example.com',
    'rеader@example.com', // a Cyrillic е
    '\u212aim@example.com', // the Kelvin sign, which is a k in lower case
    'a\u202eb@example.com',
    'a＠example.com',
    // Mail programs may show these as somebody else.
    '=?utf-8?q?x?=@example.com',
    'a=?b@example.com',
    `'||pg_sleep(10)--@example.com`,
    '<script>alert(1)</script>@example.com',
    `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(58)}.com`, // 255 characters
  ].map((email): [string, object] => [NEWSLETTER, {email}]),
  [NEWSLETTER, {email: 'a\u0000b@example.com'}, '22P05'],
  [NEWSLETTER, {email: 'a@example.com', source: 'import'}, '23502'],
  [NEWSLETTER, {source: 'website'}, '23502'],
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
    {page: `/${'a'.repeat(200)}`},
    {utm_source: 'two words'},
    {utm_term: 'a'.repeat(101)},
    {utm_content: ''},
  ].map((field): [string, object] => [CONTACT, {...MESSAGE, ...field}]),
])('refuses in %s what the table’s checks refuse: %j', async (table, row, code = '23514') => {
  expect(await insert(table, row)).toMatchObject({status: 400, code});
});

it('stores odd addresses that are addresses as they are, and every choice of the form', async () => {
  const longest = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(57)}.com`;
  for (const email of ['=1+1@example.com', '-a+tag@example.com', "o'hara|x@example.com", longest]) {
    expect((await insert(NEWSLETTER, {email})).status).toBe(201);
    expect(
      await sql(`select from ${NEWSLETTER} where email = '${email.replace("'", "''")}'`),
    ).toHaveLength(1);
  }
  expect(stateCodes).toHaveLength(51);
  for (const choice of [
    ...stateCodes.map((state) => ({state})),
    ...practiceTypeIds.map((practice_type) => ({practice_type})),
    ...teamSizeIds.map((team_size) => ({team_size})),
  ]) {
    expect(await insert(CONTACT, {...MESSAGE, ...choice})).toEqual({status: 201, text: ''});
  }
});

const rows: Readonly<Record<string, object>> = {
  [NEWSLETTER]: {email: 'forged@example.com'},
  [CONTACT]: MESSAGE,
};
const onBoth = (make: (path: string, row: object) => readonly Attempt[]): Attempt[] =>
  Object.entries(rows).flatMap(([path, row]) => make(path, row));

const encode = (value: object): string => Buffer.from(json(value)).toString('base64url');
const forgedToken = (alg: string): string =>
  `${encode({alg})}.${encode({role: 'service_role'})}.c2lnbmF0dXJl`;

const ATTACKS: Readonly<Record<string, readonly Attempt[]>> = {
  'to be shown what was inserted': onBoth((path, row) =>
    ['', '?select=*', '?select=id'].map((query) => ({
      path: path + query,
      headers: {prefer: 'return=representation'},
      body: json(row),
    })),
  ),
  'to insert over a row': onBoth((path, row) =>
    ['merge-duplicates', 'ignore-duplicates'].flatMap((resolution) =>
      ['', '?on_conflict=id', '?on_conflict=email'].map((query) => ({
        path: path + query,
        headers: {prefer: `resolution=${resolution}`},
        body: json({...row, email: CANARY.email}),
      })),
    ),
  ),
  'to insert more than one row': onBoth((path, row) => {
    const two = json([row, {...row, email: 'second@example.com'}]);
    const known = json([{...row, email: CANARY.email}, row]);
    const columns = Object.keys(row).join();
    const line = Object.values(row).join();
    return [
      ...[two, known].map((body) => ({path, body})),
      {path: `${path}?columns=${columns}`, body: two},
      {path, body: two, headers: {prefer: 'missing=default'}},
      {path, body: `${columns}\n${line}\n${line}\n`, headers: {'content-type': 'text/csv'}},
      {path, body: json(Array.from({length: 5_000}, () => row))},
    ];
  }),
  'with a forged token': ['HS256', 'none', 'RS256'].map((alg) => ({
    path: NEWSLETTER,
    headers: {authorization: `Bearer ${forgedToken(alg)}`},
    body: json(rows[NEWSLETTER]),
  })),
  'in other schemas, tables and functions': [
    {method: 'GET', path: 'settings', headers: {'accept-profile': 'private'}},
    {path: CONTACT, headers: {'content-profile': 'pg_catalog'}, body: json(MESSAGE)},
    ...['settings', 'private.settings', 'pg_authid', ''].map((path) => ({method: 'GET', path})),
    ...['as_token', 'set_config', 'pg_sleep'].map((name) => ({path: `rpc/${name}`, body: '{}'})),
    ...['{}', '{"token":"x","admin":true}'].map((body) => ({path: 'rpc/mark_answered', body})),
    {method: 'GET', path: 'rpc/mark_answered?token=x'},
  ],
  'with an odd content type': [
    {path: NEWSLETTER, body: '<xml/>', headers: {'content-type': 'application/xml'}},
  ],
  'with malformed JSON': ['', '{', '{}', '[1]', '['.repeat(100_000), Buffer.from([0x7b, 0xff])].map(
    (body) => ({path: NEWSLETTER, body}),
  ),
};

it.each(Object.entries(ATTACKS))('refuses each attempt %s', async (_, attempts) => {
  const before = await contents();
  for (const attempt of attempts) {
    const {status, text} = await send(attempt);
    expect({attempt, isRefused: status >= 400}).toEqual({attempt, isRefused: true});
    expect(text).not.toMatch(/canary|sings in room/);
  }
  expect(await contents()).toEqual(before);
});

describe('the limit per client', () => {
  const subscribe = async (address: string): Promise<number> =>
    (await insert(NEWSLETTER, {email: freshEmail()}, address)).status;

  it('answers 429 to the sixth in a minute, also when they come at once, and counts each form and client alone', async () => {
    const address = freshAddress();
    const statuses = await Promise.all(Array.from({length: 20}, () => subscribe(address)));
    expect(statuses.sort()).toEqual([
      ...Array<number>(5).fill(201),
      ...Array<number>(15).fill(429),
    ]);
    const {text} = await insert(NEWSLETTER, {email: freshEmail()}, address);
    expect(JSON.parse(text)).toMatchObject({
      code: 'PT429',
      details: expect.stringContaining('At most 5') as string,
    });
    expect((await insert(CONTACT, MESSAGE, address)).status).toBe(201);
    expect(await subscribe(freshAddress())).toBe(201);
  });

  it.each([
    ['its network, for IPv6', ['2001:db8:1::1', '2001:db8:1::2', '2001:db8:1::ffff']],
    [
      'its address, however a proxy writes it',
      ['198.19.0.7', '::ffff:198.19.0.7', '198.19.0.7:443', '[::ffff:c613:7]:8080'],
    ],
  ])('counts a client by %s', async (_, written) => {
    const from = (n: number): Promise<number> => subscribe(written[n % written.length] ?? '');
    for (let sent = 0; sent < 5; sent += 1) expect(await from(sent)).toBe(201);
    for (const [n] of written.entries()) expect(await from(n)).toBe(429);
  });

  it('counts no typing error', async () => {
    const erring = freshAddress();
    for (let sent = 0; sent < 8; sent += 1) {
      expect((await insert(NEWSLETTER, {email: 'no'}, erring)).status).toBe(400);
    }
    expect(await subscribe(erring)).toBe(201);
  });
});

describe('the gateway', () => {
  it('answers 401 to a missing key and to any but its own, which may also come as a token', async () => {
    const row = () => ({path: NEWSLETTER, body: json({email: freshEmail()})});
    const words = async (headers: Attempt['headers'], at?: string): Promise<unknown> => {
      const {status, text} = await send({...row(), headers}, at);
      return status === 401 ? (JSON.parse(text) as {message: string}).message : status;
    };
    expect(await words({apikey: ''})).toBe('No API key found in request');
    const key = 'sb_publishable_another_one';
    const other = await startTableApi({port: 0, databaseUrl: test.url, key, log: () => undefined});
    expect(await words({}, other.url)).toBe('Invalid API key');
    expect(await words({apikey: key, authorization: `Bearer ${key}`}, other.url)).toBe(201);
    await other.close();
  });

  it('answers 413 to 2 MB, 404 to other services, and 421 to another name for this machine', async () => {
    const large = json({email: 'a'.repeat(2_000_000)});
    expect((await send({path: NEWSLETTER, body: large})).status).toBe(413);
    expect((await fetch(`${api.url}/auth/v1/user`)).status).toBe(404);
    const {port} = new URL(api.url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(`GET /rest/v1/${NEWSLETTER} HTTP/1.1\r\nHost: evil.example:${port}\r\n\r\n`);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 421 /);
  });

  it('lets pages of any origin ask, with every header that supabase-js sends, and read refusals', async () => {
    const asked = 'apikey,authorization,content-profile,content-type,prefer,x-client-info';
    const {ok, headers} = await fetch(`${api.url}/rest/v1/${NEWSLETTER}`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://www.ringwell.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': asked,
      },
    });
    expect(ok).toBe(true);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    const allowed = headers.get('access-control-allow-headers')?.toLowerCase() ?? '';
    for (const header of asked.split(',')) expect(allowed).toContain(header);
    expect(headers.get('access-control-allow-methods')).toContain('POST');
    // Without it, a refusal would look to the page like a backend that is down.
    const refused = await fetch(`${api.url}/rest/v1/${NEWSLETTER}`, {method: 'POST'});
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
  });
});
