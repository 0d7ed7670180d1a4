/**
 * The newsletter and contact tables as a visitor's browser meets them: the real supabase-js over
 * HTTP, into the embedded engine and into a real PostgreSQL, over the migrations of production.
 */
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {SupabaseClient} from '@supabase/supabase-js';
import {LOCAL_PUBLISHABLE_KEY} from '../../src/config/publicEnv';
import {
  type BackendProcess,
  runBackendCommand,
  startBackendProcess,
} from '../testing/backendProcess';
import {startTemporaryPostgres} from '../testing/temporaryPostgres';
import {freshAddress, visitor} from '../testing/visitor';

// A server is set up here, on machines with little to spare.
jest.setTimeout(120_000);

const NEWSLETTER = 'newsletter_subscriptions';
const CONTACT = 'contact_messages';

interface Place {
  readonly settings: {readonly dataDir?: string; readonly databaseUrl?: string};
  remove(): void;
}

const PLACES: Readonly<Record<string, () => Promise<Place>>> = {
  PGlite: () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'ringwell-backend-'));
    return Promise.resolve({
      settings: {dataDir},
      remove: () => rmSync(dataDir, {recursive: true, force: true}),
    });
  },
  PostgreSQL: async () => {
    const server = await startTemporaryPostgres();
    return {settings: {databaseUrl: await server.createDatabase()}, remove: () => server.stop()};
  },
};

let names = 0;
const freshEmail = (): string => `reader.${process.pid}.${(names += 1)}@example.com`;

const MESSAGE = {
  first_name: 'Dana',
  last_name: 'Whitfield',
  email: 'dana@example.com',
  message: 'How many calls at once?',
};

describe.each(Object.keys(PLACES))('the table API on %s', (engine) => {
  let place: Place;
  let backend: BackendProcess;
  let client: SupabaseClient;

  beforeAll(async () => {
    const open = PLACES[engine];
    if (!open) throw new Error(engine);
    place = await open();
    backend = await startBackendProcess(place.settings);
  });
  afterAll(async () => {
    await backend?.stop();
    place?.remove();
  });
  beforeEach(() => {
    client = visitor(backend.url);
  });

  const rows = (): string => {
    const {status, stdout, stderr} = runBackendCommand('list', place.settings);
    if (status !== 0) throw new Error(stderr);
    return stdout;
  };

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

  const post = (body: BodyInit, headers?: Record<string, string>): Promise<Response> =>
    request(`/rest/v1/${NEWSLETTER}`, {method: 'POST', body, headers});

  describe('subscribing', () => {
    it('stores the row and answers 201 with nothing in it', async () => {
      const email = freshEmail();
      const {error, status, data} = await client.from(NEWSLETTER).insert({email, source: 'blog'});
      expect({error, status, data}).toEqual({error: null, status: 201, data: null});
      expect(rows()).toMatch(new RegExp(`${email.replaceAll('.', '\\.')}\\s+blog .*subscribed`));
    });

    it('stores several at once', async () => {
      const {status} = await client
        .from(NEWSLETTER)
        .insert([{email: freshEmail(), source: 'website'}, {email: freshEmail()}]);
      // The second has no source: supabase-js names all columns, so it is null, not the default.
      expect(status).toBe(400);
      const both = await client
        .from(NEWSLETTER)
        .insert([{email: freshEmail()}, {email: freshEmail()}]);
      expect(both.status).toBe(201);
    });

    it.each([
      ['the same', (email: string) => email],
      ['in another case', (email: string) => email.toUpperCase()],
      ['with spaces around', (email: string) => `  ${email} `],
    ])('refuses an address that is already there, %s: 409, 23505', async (_, variant) => {
      const email = freshEmail();
      await client.from(NEWSLETTER).insert({email, source: 'website'});
      const {error, status} = await client
        .from(NEWSLETTER)
        .insert({email: variant(email), source: 'blog'});
      expect(status).toBe(409);
      expect(error).toMatchObject({code: '23505', message: expect.any(String), hint: null});
      // Whether someone is subscribed is known to who types their address; nothing more is told.
      expect(error?.details).toBeNull();
    });

    it('keeps one row of a hundred at once', async () => {
      const email = freshEmail();
      const results = await Promise.all(
        Array.from({length: 100}, () =>
          visitor(backend.url).from(NEWSLETTER).insert({email, source: 'website'}),
        ),
      );
      const codes = results.map(({error}) => error?.code ?? 'stored');
      expect(codes.filter((code) => code === 'stored')).toHaveLength(1);
      expect(codes.filter((code) => code === '23505')).toHaveLength(99);
    });

    it.each([
      [
        'too long',
        `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example.com`,
      ],
      ['without an @', 'reader.example.com'],
      ['without a dot in the domain', 'reader@localhost'],
      ['empty', ''],
      ['with a space inside', 'rea der@example.com'],
      ['with a line break after it', 'reader@example.com\nBcc: all@example.com'],
      ['with a control character', 'reader\u0007@example.com'],
      ['with letters that look like others', 'rеader@example.com'],
      ['with two addresses', 'a@example.com,b@example.com'],
    ])('refuses an address %s: 400, 23514', async (_, email) => {
      const {error, status} = await client.from(NEWSLETTER).insert({email, source: 'website'});
      expect({status, code: error?.code}).toEqual({status: 400, code: '23514'});
    });

    it('takes the longest address there is, 254 characters', async () => {
      const email = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(57)}.com`;
      expect(email).toHaveLength(254);
      expect((await client.from(NEWSLETTER).insert({email})).status).toBe(201);
      const longer = await visitor(backend.url)
        .from(NEWSLETTER)
        .insert({email: `${email}m`});
      expect(longer.error?.code).toBe('23514');
    });

    it('refuses a source that is no form of ours, a missing address, a NUL', async () => {
      const send = async (row: object): Promise<string | undefined> =>
        (await client.from(NEWSLETTER).insert(row)).error?.code;
      expect(await send({email: freshEmail(), source: 'import'})).toBe('23514');
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
      });
      expect({status, error}).toEqual({status: 201, error: null});
      expect(rows()).toMatch(/clinic {4}Elm Street Family Medicine/);
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
    ])('refuses %s %j', async (field, value) => {
      const {error, status} = await client.from(CONTACT).insert({...MESSAGE, [field]: value});
      expect({status, code: error?.code}).toEqual({status: 400, code: '23514'});
    });

    it('takes what the honeypot caught, and the list of rows shows the mark', async () => {
      const email = freshEmail();
      const {error} = await client.from(CONTACT).insert({...MESSAGE, email, honeypot: true});
      expect(error).toBeNull();
      const cards = rows().split('\n\n');
      expect(cards.filter((card) => card.includes(email))).toEqual([
        expect.stringMatching(/^ {2}honeypot {2}yes$/m),
      ]);
      expect(cards.filter((card) => card.includes('honeypot'))).toHaveLength(1);
    });

    it('takes every state there is', async () => {
      // Typed again, not imported: the site's list and the table's are to agree with this one.
      const states =
        'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'.split(
          ' ',
        );
      expect(states).toHaveLength(51);
      for (const state of states) {
        const {error} = await visitor(backend.url)
          .from(CONTACT)
          .insert({...MESSAGE, state});
        expect({state, error}).toEqual({state, error: null});
      }
    });
  });

  describe.each([NEWSLETTER, CONTACT])('what the public key may not do with %s', (table) => {
    const row = table === NEWSLETTER ? {email: 'x@example.com'} : MESSAGE;
    const denied = {status: 401, error: expect.objectContaining({code: '42501'}) as unknown};

    it.each<[string, (visitor: SupabaseClient) => PromiseLike<unknown>]>([
      ['read', (c) => c.from(table).select('*')],
      ['read one column', (c) => c.from(table).select('id').eq('email', 'x@example.com').limit(1)],
      ['read with a filter of any kind', (c) => c.from(table).select().ilike('email', '%')],
      ['count', (c) => c.from(table).select('*', {count: 'exact'})],
      ['read back what it inserts', (c) => c.from(table).insert(row).select()],
      [
        'update',
        (c) => c.from(table).update({email: 'y@example.com'}).eq('email', 'x@example.com'),
      ],
      ['update all', (c) => c.from(table).update({email: 'y@example.com'}).neq('email', '')],
      ['delete', (c) => c.from(table).delete().eq('email', 'x@example.com')],
      ['upsert', (c) => c.from(table).upsert(row)],
      ['skip over duplicates', (c) => c.from(table).upsert(row, {ignoreDuplicates: true})],
      ['choose the id', (c) => c.from(table).insert({...row, id: crypto.randomUUID()})],
      ['choose the date', (c) => c.from(table).insert({...row, created_at: '2020-01-01'})],
      ...(table === NEWSLETTER
        ? (
            [
              'consented_at',
              'confirmed_at',
              'unsubscribed_at',
              'unsubscribe_token',
              'consent_version',
            ] as const
          ).map((column): [string, (visitor: SupabaseClient) => PromiseLike<unknown>] => [
            `forge ${column}`,
            (c) => c.from(table).insert({...row, [column]: null}),
          ])
        : []),
    ])('%s', async (_, attempt) => {
      expect(await attempt(client)).toMatchObject(denied);
    });
  });

  // Forged tokens are among the attacks.
  describe('keys', () => {
    const insert = {method: 'POST', body: JSON.stringify({email: 'k@example.com'})};
    const target = `/rest/v1/${NEWSLETTER}`;

    it('refuses a missing and an unknown key', async () => {
      const missing = await request(target, {...insert, headers: {apikey: ''}});
      expect(missing.status).toBe(401);
      expect(await missing.json()).toMatchObject({message: 'No API key found in request'});
      const {status, error} = await visitor(backend.url, {key: 'sb_publishable_another_one'})
        .from(NEWSLETTER)
        .insert({email: 'k@example.com'});
      expect({status, message: error?.message}).toEqual({status: 401, message: 'Invalid API key'});
    });
  });

  describe('requests that are not well formed', () => {
    it.each([
      '{',
      '',
      '"text"',
      '[1]',
      'null',
      `${'['.repeat(100_000)}`,
      '{"email":{"a":[[[[[[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]]]]]}}',
    ])('answers 400 to %.20s', async (body) => {
      const answer = await post(body);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({code: 'PGRST102', details: null, hint: null});
    });

    it('answers 400 to bytes that are no UTF-8, half characters, another type, unequal rows', async () => {
      expect((await post(new Uint8Array([0x7b, 0xff, 0x7d]))).status).toBe(400);
      expect((await post('{"email":"\\ud800@example.com"}')).status).toBe(400);
      expect((await post('email=a', {'content-type': 'text/csv'})).status).toBe(400);
      expect((await post('[{"email":"a@example.com"},{"source":"blog"}]')).status).toBe(400);
    });

    it('answers 400 PGRST204 to a column that there is not', async () => {
      const {error, status} = await client
        .from(NEWSLETTER)
        .insert({email: freshEmail(), admin: true});
      expect({status, code: error?.code}).toEqual({status: 400, code: 'PGRST204'});
    });

    it.each([2, 10])('answers 413 to %d MB, and goes on serving', async (megabytes) => {
      const answer = await post(JSON.stringify({email: 'a'.repeat(megabytes * 1_000_000)}));
      expect(answer.status).toBe(413);
      expect((await client.from(NEWSLETTER).insert({email: freshEmail()})).status).toBe(201);
    });

    it('answers 404 PGRST205 to a table that there is not, also in a schema not exposed', async () => {
      for (const table of ['no_such_table', 'insert_log', 'schema_migrations', 'pg_roles']) {
        const {error, status} = await client.from(table).select();
        expect({status, code: error?.code}).toEqual({status: 404, code: 'PGRST205'});
      }
      const {error, status} = await client.schema('private').from('insert_log').select();
      expect({status, code: error?.code}).toEqual({status: 406, code: 'PGRST106'});
    });

    it('answers 404 to functions, 405 to other methods, 404 to other services', async () => {
      const call = await client.rpc('client_hash');
      expect({status: call.status, code: call.error?.code}).toEqual({
        status: 404,
        code: 'PGRST202',
      });
      expect((await request(`/rest/v1/${NEWSLETTER}`, {method: 'PUT', body: '{}'})).status).toBe(
        405,
      );
      for (const target of [
        '/auth/v1/user',
        '/auth/v1/signup',
        '/storage/v1/bucket',
        '/',
        '/%ff',
      ]) {
        const answer = await request(target);
        expect(answer.status).toBe(404);
        expect(await answer.json()).toMatchObject({message: expect.any(String) as string});
      }
    });

    it('says that it is there', async () => {
      const answer = await fetch(`${backend.url}/health`);
      expect(await answer.json()).toEqual({status: 'ok'});
    });
  });

  it('lets pages of any origin ask, with every header that supabase-js sends', async () => {
    const asked = 'apikey,authorization,content-profile,content-type,prefer,x-client-info';
    const answer = await fetch(`${backend.url}/rest/v1/${NEWSLETTER}`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:3000',
        'access-control-request-method': 'POST',
        'access-control-request-headers': asked,
      },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-allow-headers')).toBe(asked);
    expect(answer.headers.get('access-control-allow-methods')).toContain('POST');
    // An error without it would look to the page like a backend that is down.
    expect((await post('{')).headers.get('access-control-allow-origin')).toBe('*');
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

    it('holds when they come at once, or in one request', async () => {
      const results = await Promise.all(Array.from({length: 20}, () => subscribe(client)));
      expect(results.filter(({status}) => status === 201)).toHaveLength(5);
      expect(results.filter(({status}) => status === 429)).toHaveLength(15);
      const bulk = await visitor(backend.url)
        .from(NEWSLETTER)
        .insert(Array.from({length: 6}, () => ({email: freshEmail()})));
      expect(bulk.status).toBe(429);
    });

    it('counts an IPv6 client by its network', async () => {
      const from = (host: number): SupabaseClient =>
        visitor(backend.url, {address: `2001:db8:${engine === 'PGlite' ? 1 : 2}::${host}`});
      for (let host = 1; host <= 5; host += 1)
        expect((await subscribe(from(host))).status).toBe(201);
      expect((await subscribe(from(6))).status).toBe(429);
    });

    it('does not count what was refused', async () => {
      for (let sent = 0; sent < 8; sent += 1) {
        expect((await client.from(NEWSLETTER).insert({email: 'no'})).status).toBe(400);
      }
      expect((await subscribe(client)).status).toBe(201);
    });
  });
});
