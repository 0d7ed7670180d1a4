import {LOCAL_PUBLISHABLE_KEY} from '../../../src/config/publicEnv.ts';
import {freshAddress} from '../visitor.ts';
import {hostileEmails, storedOf} from './hostileEmails.ts';
import {type Attacker, type Attempt, CONTACT_PATH, NEWSLETTER_PATH} from './http.ts';

/** A row that is there before the attacks; whoever gets to see a part of it has read the table. */
export const CANARY = {
  email: 'canary.7f3a@example.com',
  message: 'The canary sings in room 7f3a.',
} as const;

export interface Attack {
  readonly about: string;
  readonly attempts: readonly Attempt[];
  /** How many of them may be stored: those that are no attack after all, or the first of many. */
  readonly mayStore: number;
}

const json = (value: unknown): string => JSON.stringify(value);
const words = (text: string): string[] => text.trim().split(/\s+/);

const MESSAGE = {
  first_name: 'Dana',
  last_name: 'Whitfield',
  email: 'dana@example.com',
  message: 'How many calls at once?',
};
const TABLES = [
  {path: NEWSLETTER_PATH, row: {email: 'forged@example.com', source: 'website'}},
  {path: CONTACT_PATH, row: MESSAGE},
] as const;

const onBoth = (make: (table: (typeof TABLES)[number]) => readonly Attempt[]): Attempt[] =>
  TABLES.flatMap((table) => make(table));

const READ_QUERIES = [
  '',
  '?select=*',
  '?select=email.max()',
  `?email=eq.${CANARY.email}`,
  '?or=(email.like.*a*,email.like.*b*)',
  '?select=*,contact_messages(*)',
];
const READ_HEADERS: readonly Record<string, string>[] = [
  {prefer: 'count=exact'},
  {prefer: 'return=representation'},
  {accept: 'text/csv'},
  {accept: 'application/vnd.pgrst.plan+json; options=analyze'},
  {'x-http-method-override': 'GET'},
  {prefer: 'tx=rollback, params=single-object'},
  {role: 'service_role'},
  {'x-role': 'service_role'},
  {'x-supabase-role': 'service_role'},
  {cookie: 'role=service_role'},
  {'x-client-info': 'supabase-admin'},
];

const FILTERS = ['', `?email=eq.${CANARY.email}`, '?email=neq.x', '?limit=1'];

const token = (header: object, claims: object, signature = 'c2lnbmF0dXJl'): string =>
  [header, claims]
    .map((part) => Buffer.from(json(part)).toString('base64url'))
    .concat(signature)
    .join('.');
const HS256 = {alg: 'HS256', typ: 'JWT'};
const FUTURE = 4_102_444_800; // 2100-01-01, in seconds
const TOKENS: readonly string[] = [
  ...['service_role', 'postgres', 'authenticated', 'anon', ''].flatMap((role) => [
    token(HS256, {role, exp: FUTURE}),
    token({alg: 'none'}, {role, exp: FUTURE}, ''),
    token({alg: 'RS256', kid: '../../dev/null'}, {role, exp: FUTURE}),
    // Expired, and not valid yet.
    token(HS256, {role, exp: 1}),
    token(HS256, {role, exp: FUTURE, nbf: FUTURE - 1}),
  ]),
  ...words('x a.b a.b.c a.b.c.d .. eyJhbGciOiJIUzI1NiJ9 sb_secret_0123456789abcdef'),
  `${LOCAL_PUBLISHABLE_KEY}x`,
  LOCAL_PUBLISHABLE_KEY.slice(0, -1),
  LOCAL_PUBLISHABLE_KEY.toUpperCase(),
];

const SCHEMAS = words(
  'private auth storage vault extensions realtime supabase_migrations pg_catalog information_schema PUBLIC *',
).concat('public,private', '"public"', 'public; drop schema private');
const FOREIGN_TABLES = words(`
  insert_log insert_limits settings newsletter_consents schema_migrations users secrets
  pg_roles pg_authid pg_shadow pg_stat_activity pg_class pg_largeobject pg_file_settings
  private.settings information_schema.tables NEWSLETTER_SUBSCRIPTIONS __proto__ constructor
`).concat(
  'newsletter_subscriptions";select 1;--',
  "newsletter_subscriptions' or 1=1",
  'newsletter_subscriptions/../contact_messages/x',
);
/** Our own, and those of PostgreSQL that would do the most harm. */
const FUNCTIONS = words(`
  add_job as_token is_visitor unsubscribe erase_person delete_old_contact_messages client_hash limit_inserts
  receive_sign_up receive_message pg_sleep pg_read_file pg_ls_dir
  lo_import lo_export set_config current_setting pg_terminate_backend query_to_xml dblink
`);
const OTHER_PATHS = words(`
  /auth/v1/user /auth/v1/signup /auth/v1/token?grant_type=password /auth/v1/admin/users
  /storage/v1/bucket /storage/v1/object/list/x /functions/v1/x /realtime/v1/api /graphql/v1
  /pg/tables /rest/v1/
  /etc/passwd /%2e%2e/%2e%2e/etc/passwd /%00 /%ff /.env /package.json
`);

const FORGED: readonly (readonly [path: string, column: string, value: unknown])[] = [
  [NEWSLETTER_PATH, 'created_at', '2020-01-01'],
  [NEWSLETTER_PATH, 'consented_at', '2020-01-01'],
  [NEWSLETTER_PATH, 'consent_version', '2026-11'],
  [NEWSLETTER_PATH, 'confirmed_at', '2030-01-01'],
  [NEWSLETTER_PATH, 'unsubscribe_token', '00000000-0000-0000-0000-000000000001'],
  [NEWSLETTER_PATH, 'unsubscribed_at', null],
  [NEWSLETTER_PATH, 'confirm_token', '00000000-0000-0000-0000-000000000001'],
  [CONTACT_PATH, 'created_at', '2020-01-01'],
  [CONTACT_PATH, 'answered_at', '2030-01-01'],
  [CONTACT_PATH, 'answer_token', '00000000-0000-0000-0000-000000000001'],
  ...['role', 'ctid', 'xmin', 'tableoid', '__proto__', 'constructor', 'Email', 'email '].flatMap(
    (column) => TABLES.map(({path}) => [path, column, 'x'] as const),
  ),
];

const MALFORMED: readonly (string | Buffer)[] = [
  ...['', ' ', '{', '}', '[', '{]', '"text"', '1', 'null', 'true', '[1]', '[null]', '[[]]', '[]'],
  '{}',
  '[{"email":"a@example.com"},1]',
  '[{"email":"a@example.com"},{"source":"blog"}]',
  "{'email':'a@example.com'}",
  '{"email":"a@example.com",}',
  '{"email":"a@example.com"}{"email":"b@example.com"}',
  '{"email":undefined}',
  '\u0000',
  '<xml/>',
  'email=a@example.com',
  '['.repeat(100_000),
  '{"a":'.repeat(50_000),
  `{"email":${'['.repeat(100_000)}1${']'.repeat(100_000)}}`,
  // No UTF-8.
  Buffer.from([0x7b, 0xff, 0x7d]),
  Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]),
  Buffer.from('{"email":"a@example.com"}', 'utf16le'),
  Buffer.concat([Buffer.from('{"email":"'), Buffer.from([0xc0, 0x80]), Buffer.from('@b.co"}')]),
];
const WRONG_TYPES = words(`
  text/plain text/html text/csv application/xml application/x-www-form-urlencoded
  application/octet-stream multipart/form-data application/json-patch+json application/jsonp json x
`);

/** Takes up room, or not even that, and shows nothing. */
const INVISIBLE =
  '\u00a0 \u00ad \u034f \u061c \u115f \u1160 \u1680 \u17b4 \u180e \u2003 \u200b \u200d \u200e \u2028 \u202f \u2060 \u2064 \u206a \u2800 \u3000 \u3164 \ufe0f \ufeff \uffa0 \u{1d159} \u{1d173} \u{e0001} \u{e0020} \u{e0100}'
    .split(' ')
    .concat('\u200b\u2800', ' \u200b ');

const MEGABYTE = 1_000_000;
const OVERSIZED: readonly Attempt[] = [
  {body: json({email: 'a'.repeat(10 * MEGABYTE)})},
  {body: '{'.repeat(10 * MEGABYTE)},
  {body: Buffer.alloc(10 * MEGABYTE)},
  {body: json(Array.from({length: 300_000}, (_, n) => ({email: `bulk.${n}@example.com`})))},
  {path: CONTACT_PATH, body: json({...MESSAGE, message: 'a'.repeat(10 * MEGABYTE)})},
  {
    body: json({email: 'a'.repeat(10 * MEGABYTE)}),
    headers: {'transfer-encoding': 'chunked'},
  },
];

const refused = (about: string, attempts: readonly Attempt[]): Attack => ({
  about,
  attempts,
  mayStore: 0,
});

/** One client that comes often. */
const oneClient = {'x-forwarded-for': freshAddress()};

/**
 * Everything that is tried, in this order.
 *
 * @param everyNth 1: all; else this share of what gets as far as the checks of the tables
 */
export const attacks = (everyNth: number): readonly Attack[] => [
  ...hostileEmails(everyNth).map(({about, values}) => ({
    about: `addresses: ${about}`,
    attempts: values.map((email) => ({body: json({email, source: 'website'})})),
    mayStore: storedOf(values).size,
  })),
  refused(
    'addresses: another’s once it is in lower case (Kelvin sign, dotted capital I)',
    onBoth(({path, row}) =>
      ['\u212aim@example.com', 'k\u0130m@example.com', 'K\u0130M@example.com']
        .concat('kim@\u212aim.example', 'kim@k\u0130m.example', ' \u212aIM@example.com ')
        .map((email) => ({path, body: json({...row, email})})),
    ),
  ),
  refused(
    'reading both tables, with every way of asking',
    onBoth(({path}) => [
      ...READ_QUERIES.map((query) => ({method: 'GET', path: path + query})),
      ...READ_QUERIES.map((query) => ({method: 'HEAD', path: path + query})),
      ...READ_HEADERS.map((headers) => ({method: 'GET', path, headers})),
    ]),
  ),
  refused(
    'asking back what was inserted',
    onBoth(({path, row}) =>
      READ_QUERIES.map((query) => ({
        path: path + query,
        headers: {prefer: 'return=representation'},
        body: json(row),
      })),
    ),
  ),
  refused(
    'updating and deleting, with and without a filter',
    onBoth(({path}) =>
      FILTERS.flatMap((query) => [
        {method: 'PATCH', path: path + query, body: json({email: 'taken.over@example.com'})},
        {method: 'PATCH', path: path + query, body: json({created_at: '2000-01-01'})},
        {method: 'DELETE', path: path + query},
        {method: 'DELETE', path: path + query, headers: {prefer: 'return=representation'}},
      ]),
    ),
  ),
  refused(
    'inserting over a row',
    onBoth(({path, row}) => [
      ...['merge-duplicates', 'ignore-duplicates'].flatMap((resolution) =>
        ['', '?on_conflict=id', '?on_conflict=email'].map((query) => ({
          path: path + query,
          headers: {prefer: `resolution=${resolution}`},
          body: json({...row, email: CANARY.email}),
        })),
      ),
      {method: 'PUT', path: `${path}?id=eq.1`, body: json(row)},
    ]),
  ),
  refused(
    'columns that are not the visitor’s to set',
    FORGED.flatMap(([path, column, value]) => {
      const row = path === NEWSLETTER_PATH ? {email: 'forged@example.com'} : MESSAGE;
      // Not an object: __proto__ would be no column of one.
      const body = json(row).replace('{', () => `{${json(column)}:${json(value)},`);
      return [
        {path, body},
        {path, body: `[${body}]`},
      ];
    }),
  ),
  refused(
    'tokens: forged, expired, unsigned, broken',
    TOKENS.flatMap((value) => [
      {method: 'GET', headers: {authorization: `Bearer ${value}`}},
      {headers: {authorization: `Bearer ${value}`}, body: json({email: 'forged@example.com'})},
      {headers: {apikey: value}, body: json({email: 'forged@example.com'})},
      {headers: {apikey: '', authorization: `Bearer ${value}`}},
    ]),
  ),
  refused(
    'other schemas',
    onBoth(({path, row}) =>
      SCHEMAS.flatMap((schema) => [
        {method: 'GET', path, headers: {'accept-profile': schema}},
        {path, headers: {'content-profile': schema}, body: json(row)},
      ]),
    ),
  ),
  refused(
    'other tables and the catalog',
    FOREIGN_TABLES.map((table) => `/rest/v1/${encodeURIComponent(table)}`).flatMap((path) => [
      {method: 'GET', path},
      {path, body: '{}'},
      {method: 'DELETE', path},
    ]),
  ),
  refused(
    'functions: our own and PostgreSQL’s',
    FUNCTIONS.flatMap((name) => [
      {path: `/rest/v1/rpc/${name}`, body: json({address: CANARY.email, days: 1, seconds: 60})},
      {method: 'GET', path: `/rest/v1/rpc/${name}?address=${CANARY.email}`},
    ]),
  ),
  refused(
    'other services, and the owner’s own address',
    OTHER_PATHS.flatMap((path) => [
      {method: 'GET', path},
      {path, body: json({task: 'export newsletter --all'})},
      {
        path,
        headers: {'x-local-token': 'guess'},
        body: json({task: 'erase', parameter: CANARY.email}),
      },
    ]),
  ),
  refused(
    'names and messages that nobody can see',
    ['first_name', 'last_name', 'message']
      .flatMap((column) =>
        INVISIBLE.flatMap((text) => [text, text.repeat(40)]).map((text) => ({
          path: CONTACT_PATH,
          body: json({...MESSAGE, [column]: text}),
        })),
      )
      .filter((_, index) => index % everyNth === 0),
  ),
  refused(
    'malformed JSON',
    MALFORMED.map((body) => ({body})),
  ),
  refused(
    'wrong content types',
    onBoth(({path, row}) =>
      WRONG_TYPES.map((type) => ({path, headers: {'content-type': type}, body: json(row)})),
    ),
  ),
  refused('bodies of 10 MB', OVERSIZED),
  {
    about: 'one address, many times at once',
    attempts: Array.from({length: 500 / everyNth}, () => ({
      body: json({email: 'everyone.at.once@example.com', source: 'blog'}),
    })),
    mayStore: 1,
  },
  {
    about: 'one client, many addresses at once',
    attempts: Array.from({length: 200 / everyNth}, (_, n) => ({
      headers: oneClient,
      body: json({email: `flood.${n}@example.com`}),
    })),
    mayStore: 5,
  },
];

/** Puts the row there that nobody may get to see. @throws when it is not taken */
export const plantCanary = async (attacker: Attacker): Promise<void> => {
  const answers = await attacker.sendAll([
    {body: json({email: CANARY.email, source: 'website'})},
    {path: CONTACT_PATH, body: json({...MESSAGE, ...CANARY})},
  ]);
  const refusedWith = answers.find(({status}) => status !== 201);
  if (refusedWith) throw new Error(`The canary was refused: ${refusedWith.text}`);
};
