/**
 * The newsletter and contact tables as a visitor's browser meets them: the real supabase-js over
 * HTTP into a real PostgreSQL, over the migrations of production.
 */
import {once} from 'node:events';
import {connect} from 'node:net';
import type {SupabaseClient} from '@supabase/supabase-js';
import {LOCAL_PUBLISHABLE_KEY} from '../../../src/config/publicEnv.ts';
import {practiceTypeIds, stateCodes, teamSizeIds} from '../../../src/data/contactFields.ts';
import {type StoredRow, storedRows} from '../../testing/storedRows.ts';
import {startTemporaryPostgres, type TemporaryPostgres} from '../../testing/temporaryDatabase.ts';
import {freshAddress, visitor} from '../../testing/visitor.ts';
import type {RunningServer} from '../listenLocally.ts';
import {startTableApi} from '../tableApi.ts';

// A server is set up here, on machines with little to spare.
jest.setTimeout(120_000);

const NEWSLETTER = 'newsletter_subscriptions';
const CONTACT = 'contact_messages';

let server: TemporaryPostgres;
let databaseUrl: string;
let backend: RunningServer;
let client: SupabaseClient;

const start = (key?: string): Promise<RunningServer> =>
  startTableApi({port: 0, databaseUrl, key, log: console.error});

beforeAll(async () => {
  server = await startTemporaryPostgres();
  databaseUrl = await server.createMigratedDatabase();
  backend = await start();
});
afterAll(async () => {
  await backend?.close();
  server?.stop();
});
beforeEach(() => {
  client = visitor(backend.url);
});

let names = 0;
const freshEmail = (): string => `reader.${(names += 1)}@example.com`;

const MESSAGE = {
  first_name: 'Dana',
  last_name: 'Whitfield',
  email: 'dana@example.com',
  message: 'How many calls at once?',
};

const newest = async (what: 'newsletter' | 'messages'): Promise<StoredRow | undefined> =>
  (await storedRows({dataDir: '', databaseUrl}, what))[0];

const request = (
  target: string,
  {headers, ...init}: RequestInit & {headers?: Record<string, string>} = {},
): Promise<Response> =>
  fetch(`${backend.url}${target}`, {
    ...init,
    headers: {
      apikey: LOCAL_PUBLISHABLE_KEY,
      'content-type': 'application/json',
      'x-forwarded-for': freshAddress(),
      ...headers,
    },
  });

const post = (body: string, headers?: Record<string, string>): Promise<Response> =>
  request(`/rest/v1/${NEWSLETTER}`, {method: 'POST', body, headers});

describe('subscribing', () => {
  it('stores the row and answers 201 with nothing in it', async () => {
    const email = freshEmail();
    const {error, status, data} = await client.from(NEWSLETTER).insert({email, source: 'blog'});
    expect({error, status, data}).toEqual({error: null, status: 201, data: null});
    const row = await newest('newsletter');
    expect(row).toMatchObject({
      email,
      source: 'blog',
      consent: '2026-11-26-blog',
      status: 'unconfirmed',
    });
  });

  it('refuses batches, with the same answer whoever is in them', async () => {
    const known = freshEmail();
    await client.from(NEWSLETTER).insert({email: known});
    const answers = await Promise.all(
      [
        [known, freshEmail()],
        [freshEmail(), freshEmail()],
        [known, 'no address'],
        [freshEmail(), 'no address'],
        ['no address', known],
      ].map((emails) =>
        visitor(backend.url)
          .from(NEWSLETTER)
          .insert(emails.map((email) => ({email}))),
      ),
    );
    expect(answers.slice(0, 4).map(({status, error}) => [status, error?.code])).toEqual(
      Array(4).fill([400, 'PT400']),
    );
    expect(answers[4]).toMatchObject({status: 400, error: {code: '23514'}});
  });

  it.each([
    ['the same', (email: string) => email],
    ['in another case', (email: string) => email.toUpperCase()],
    ['with spaces around', (email: string) => `  ${email} `],
  ])('refuses an address that is already there, %s: 409', async (_, variant) => {
    const email = freshEmail();
    await client.from(NEWSLETTER).insert({email, source: 'website'});
    const {error, status} = await client
      .from(NEWSLETTER)
      .insert({email: variant(email), source: 'blog'});
    // Whether someone is subscribed is known to who types their address; nothing more is told.
    expect({status, message: error?.message}).toEqual({status: 409, message: ''});
  });

  it('is done once when its answer was lost and it is sent again, with the same id', async () => {
    const row = {id: crypto.randomUUID(), email: freshEmail()};
    for (const again of [row, row, {...row, email: row.email.toUpperCase()}]) {
      expect((await client.from(NEWSLETTER).insert(again)).status).toBe(201);
    }
    // An id of somebody else's row is no way to it.
    const {status, error} = await client.from(NEWSLETTER).insert({id: row.id, email: freshEmail()});
    expect([status, error?.code]).toEqual([409, '23505']);

    const message = {...MESSAGE, id: crypto.randomUUID()};
    const sent = [message, {...message, message: 'Something else'}];
    for (const again of sent) expect((await client.from(CONTACT).insert(again)).status).toBe(201);
    expect(await newest('messages')).toMatchObject({message: MESSAGE.message});
    const stored = await storedRows({dataDir: '', databaseUrl}, 'messages');
    expect(stored).toHaveLength(1);
  });

  it('keeps one row of fifty at once', async () => {
    const email = freshEmail();
    const results = await Promise.all(
      Array.from({length: 50}, () => visitor(backend.url).from(NEWSLETTER).insert({email})),
    );
    const statuses = results.map(({status}) => status).sort();
    expect(statuses).toEqual([201, ...Array<number>(49).fill(409)]);
  });

  it.each([
    ['without an @', 'reader.example.com'],
    ['without a dot in the domain', 'reader@localhost'],
    ['with a line break after it', 'reader@example.com\nBcc: all@example.com'],
    ['with letters that look like others', 'rеader@example.com'],
    ['that is another’s in lower case (Kelvin sign)', '\u212aim@example.com'],
  ])('refuses an address %s: 400, 23514', async (_, email) => {
    const {error, status} = await client.from(NEWSLETTER).insert({email});
    expect({status, code: error?.code}).toEqual({status: 400, code: '23514'});
  });

  it('takes the longest address there is, 254 characters', async () => {
    const email = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(57)}.com`;
    expect(email).toHaveLength(254);
    expect((await client.from(NEWSLETTER).insert({email})).status).toBe(201);
    const longer = await client.from(NEWSLETTER).insert({email: `${email}m`});
    expect(longer.error?.code).toBe('23514');
  });

  it('refuses a source that is no form of ours, a missing address, a NUL', async () => {
    const send = async (row: object): Promise<string | undefined> =>
      (await client.from(NEWSLETTER).insert(row)).error?.code;
    expect(await send({email: freshEmail(), source: 'import'})).toBe('23502');
    expect(await send({source: 'website'})).toBe('23502');
    expect(await send({email: 'a\u0000b@example.com'})).toBe('22P05');
  });
});

describe('writing a message', () => {
  it('stores what the form holds, with empty fields as not given', async () => {
    const {status, error} = await client.from(CONTACT).insert({
      ...MESSAGE,
      phone: '',
      practice_type: 'family-medicine',
      clinic_name: 'Elm Street Family Medicine',
      team_size: '6-15',
      state: 'DC',
      topic: '',
      page: '/contact',
      utm_source: 'spring-mailing',
      utm_campaign: 'dental~2026.q2+west',
    });
    expect({status, error}).toEqual({status: 201, error: null});
    expect(await newest('messages')).toMatchObject({
      name: 'Dana Whitfield',
      phone: null,
      clinic: 'Elm Street Family Medicine',
      topic: null,
      honeypot: null,
    });
  });

  it.each([
    ['practice_type', 'cardiology'],
    ['team_size', '2'],
    ['state', 'PR'],
    ['state', 'tx'],
    ['email', 'dana'],
    ['first_name', '   '],
    ['first_name', 'Dana\nWhitfield'],
    ['last_name', 'a'.repeat(101)],
    ['clinic_name', 'a\u202eb'],
    ['message', ' \n '],
    ['message', 'a'.repeat(5001)],
    ['message', 'a\u001b[31m'],
    ['page', 'https://example.com/'],
    ['page', '/contact?email=a@example.com'],
    ['page', `/${'a'.repeat(200)}`],
    ['utm_source', 'two words'],
    ['utm_campaign', 'a@example.com'],
    ['utm_term', 'a'.repeat(101)],
    ['utm_content', ''],
  ])('refuses %s %j', async (field, value) => {
    const {error, status} = await client.from(CONTACT).insert({...MESSAGE, [field]: value});
    expect({status, code: error?.code}).toEqual({status: 400, code: '23514'});
  });

  it('takes what the honeypot caught, and the list of rows shows the mark', async () => {
    const {error} = await client.from(CONTACT).insert({...MESSAGE, honeypot: true});
    expect(error).toBeNull();
    expect(await newest('messages')).toMatchObject({honeypot: 'yes'});
  });

  it('takes every choice that the form offers', async () => {
    expect(stateCodes).toHaveLength(51);
    for (const choice of [
      ...stateCodes.map((state) => ({state})),
      ...practiceTypeIds.map((practice_type) => ({practice_type})),
      ...teamSizeIds.map((team_size) => ({team_size})),
    ]) {
      const {error} = await visitor(backend.url)
        .from(CONTACT)
        .insert({...MESSAGE, ...choice});
      expect({choice, error}).toEqual({choice, error: null});
    }
  });
});

describe.each([NEWSLETTER, CONTACT])('what the public key may not do with %s', (table) => {
  const row = table === NEWSLETTER ? {email: 'x@example.com'} : MESSAGE;

  it.each<[string, (visitor: SupabaseClient) => PromiseLike<unknown>]>([
    ['read', (c) => c.from(table).select('*').eq('email', 'x@example.com')],
    ['count', (c) => c.from(table).select('*', {count: 'exact', head: true})],
    ['read back what it inserts', (c) => c.from(table).insert(row).select()],
    ['update', (c) => c.from(table).update({email: 'y@example.com'}).neq('email', '')],
    ['delete', (c) => c.from(table).delete().eq('email', 'x@example.com')],
    ['upsert', (c) => c.from(table).upsert(row)],
    ['skip over duplicates', (c) => c.from(table).upsert(row, {ignoreDuplicates: true})],
    ['choose the date', (c) => c.from(table).insert({...row, created_at: '2020-01-01'})],
  ])('%s', async (name, attempt) => {
    const answer = await attempt(client);
    expect(answer).toMatchObject({status: 401});
    // An answer to HEAD has no body to read a code from.
    if (name !== 'count') expect(answer).toMatchObject({error: {code: '42501'}});
  });
});

describe('the gateway', () => {
  it('answers 401 to a missing key and to any but the one it is given', async () => {
    const missing = await post(JSON.stringify({email: freshEmail()}), {apikey: ''});
    expect(missing.status).toBe(401);
    expect(await missing.json()).toMatchObject({message: 'No API key found in request'});

    const other = await start('sb_publishable_another_one');
    const [unknown, known] = await Promise.all(
      [LOCAL_PUBLISHABLE_KEY, 'sb_publishable_another_one'].map((key) =>
        visitor(other.url, {key}).from(NEWSLETTER).insert({email: freshEmail()}),
      ),
    );
    await other.close();
    expect(unknown).toMatchObject({status: 401, error: {message: 'Invalid API key'}});
    expect(known?.status).toBe(201);
  });

  it('answers 413 to 2 MB', async () => {
    expect((await post(JSON.stringify({email: 'a'.repeat(2_000_000)}))).status).toBe(413);
  });

  it('answers 404 to other services, and 421 to another name for this machine', async () => {
    for (const target of ['/auth/v1/user', '/storage/v1/bucket', '/', '/%ff']) {
      expect((await request(target)).status).toBe(404);
    }
    const {port} = new URL(backend.url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(`GET /rest/v1/${NEWSLETTER} HTTP/1.1\r\nHost: evil.example:${port}\r\n\r\n`);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 421 /);
  });
});

it('lets pages of any origin ask, with every header that supabase-js sends', async () => {
  const asked = 'apikey,authorization,content-profile,content-type,prefer,x-client-info';
  const {ok, headers} = await request(`/rest/v1/${NEWSLETTER}`, {
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
  // An error without it would look to the page like a backend that is down.
  for (const given of [{}, {apikey: ''}] as Record<string, string>[]) {
    const refused = await post('{', {origin: 'https://www.ringwell.example', ...given});
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
  }
});

describe('the limit per client', () => {
  const subscribe = (from: SupabaseClient) => from.from(NEWSLETTER).insert({email: freshEmail()});

  it('answers 429 to the sixth in a minute, counting that client only', async () => {
    for (let sent = 0; sent < 5; sent += 1) expect((await subscribe(client)).status).toBe(201);
    const {error, status} = await subscribe(client);
    expect(status).toBe(429);
    expect(error).toMatchObject({
      code: 'PT429',
      message: 'Too many requests',
      details: expect.stringContaining('At most 5') as string,
      hint: expect.any(String) as string,
    });
    expect((await subscribe(visitor(backend.url))).status).toBe(201);
    // Another form has its own count.
    expect((await client.from(CONTACT).insert(MESSAGE)).status).toBe(201);
  });

  it('holds when they come at once', async () => {
    const results = await Promise.all(Array.from({length: 20}, () => subscribe(client)));
    expect(results.filter(({status}) => status === 201)).toHaveLength(5);
    expect(results.filter(({status}) => status === 429)).toHaveLength(15);
  });

  it('counts an IPv6 client by its network', async () => {
    const from = (host: number): SupabaseClient =>
      visitor(backend.url, {address: `2001:db8:1::${host}`});
    for (let host = 1; host <= 5; host += 1) expect((await subscribe(from(host))).status).toBe(201);
    expect((await subscribe(from(6))).status).toBe(429);
  });

  it('counts a client once, however a proxy writes its address', async () => {
    const forms = ['198.19.0.7', '::ffff:198.19.0.7', '198.19.0.7:443', '[::ffff:c613:7]:8080'];
    const from = (n: number): SupabaseClient =>
      visitor(backend.url, {address: forms[n % forms.length]});
    for (let sent = 0; sent < 5; sent += 1) expect((await subscribe(from(sent))).status).toBe(201);
    for (const [n] of forms.entries()) expect((await subscribe(from(n))).status).toBe(429);
    // Others that are written so are others.
    const other = visitor(backend.url, {address: '::ffff:198.19.0.8'});
    expect((await subscribe(other)).status).toBe(201);
  });

  it('counts who asks whether an address is subscribed', async () => {
    const email = freshEmail();
    await visitor(backend.url).from(NEWSLETTER).insert({email});
    const ask = () => client.from(NEWSLETTER).insert({email});
    for (let asked = 0; asked < 5; asked += 1) expect((await ask()).status).toBe(409);
    expect((await ask()).status).toBe(429);
    expect((await subscribe(client)).status).toBe(429);
  });

  it('does not count a slip of the pen', async () => {
    for (let sent = 0; sent < 8; sent += 1) {
      expect((await client.from(NEWSLETTER).insert({email: 'no'})).status).toBe(400);
    }
    expect((await subscribe(client)).status).toBe(201);
  });
});

// What they do is tested where they are: backend/database/__tests__/linkFunctions.test.ts.
describe('the functions of links in emails', () => {
  it('are called by their name and argument only, and by POST', async () => {
    expect((await client.rpc('confirm_subscription', {})).status).toBe(404);
    expect((await client.rpc('confirm_subscription', {token: 'x', admin: true})).status).toBe(404);
    expect((await client.rpc('as_token', {written: 'x'})).status).toBe(404);
    expect((await client.rpc('mark_answered', {token: 'x'}, {get: true})).status).toBe(405);
  });
});
