/** The migrations themselves, on a real PostgreSQL. What they leave open is in catalogue.test.ts. */
import {Client} from 'pg';
import {BLANK} from '../../src/domain/contact/contactMessage';
import {openPostgres} from '../engine/postgres';
import {migrate, readMigrations} from '../migrate';
import {startTemporaryPostgres, type TemporaryPostgres} from '../testing/temporaryPostgres';

// A server is set up here, on machines with little to spare.
jest.setTimeout(120_000);

let server: TemporaryPostgres;
let databaseUrl: string;
let client: Client;

beforeAll(async () => {
  server = await startTemporaryPostgres();
  databaseUrl = await server.createDatabase();
  client = new Client({connectionString: databaseUrl});
  await client.connect();
  const engine = openPostgres(databaseUrl);
  await migrate(engine);
  await engine.close();
});
afterAll(async () => {
  await client?.end();
  server?.stop();
});

const lines = async (sql: string): Promise<string[]> =>
  (await client.query<{line: string}>(sql)).rows.map(({line}) => line);

it('are applied once, by one of several that start together', async () => {
  const url = await server.createDatabase();
  const engines = [openPostgres(url), openPostgres(url), openPostgres(url)];
  const applied = await Promise.all(engines.map((engine) => migrate(engine)));
  expect(applied.flat()).toEqual(readMigrations().map(({version, name}) => `${version}_${name}`));
  await Promise.all(engines.map((engine) => engine.close()));
});

it('say when one was changed after it was applied', async () => {
  const engine = openPostgres(databaseUrl);
  const said: string[] = [];
  const [first, ...rest] = readMigrations();
  if (!first) throw new Error('no migration');
  await migrate(engine, [{...first, sql: `${first.sql}\n-- changed`}, ...rest], (line) =>
    said.push(line),
  );
  await engine.close();
  expect(said).toEqual([expect.stringContaining(`${first.name} was changed after it was applied`)]);
});

it('keep of a client only a salted hash, and only for as long as it counts', async () => {
  const insert = async (email: string): Promise<void> => {
    await client.query('begin');
    await client.query(
      `select set_config('request.headers', '{"x-forwarded-for": "203.0.113.9, 10.0.0.1"}', true),
              set_config('role', 'anon', true)`,
    );
    await client.query('insert into public.newsletter_subscriptions (email) values ($1)', [email]);
    await client.query('commit');
  };
  await insert('first@example.com');
  const log = 'select count(*)::text || min(length(client)) as line from private.insert_log';
  expect(await lines(log)).toEqual(['132']); // one row, 32 bytes: SHA-256
  expect(
    await lines(`select client::text as line from private.insert_log
                  where client in (sha256(convert_to('203.0.113.9', 'UTF8')),
                                   sha256(convert_to('203.0.113.9'::inet::text, 'UTF8')))`),
  ).toEqual([]);
  await client.query(
    `update private.insert_log set inserted_at = inserted_at - interval '61 minutes'`,
  );
  await insert('second@example.com');
  expect(await lines(log)).toEqual(['132']);
});

it('find nothing to see in the same characters as the form', async () => {
  const [source = ''] = await lines(
    `select prosrc as line from pg_proc where proname = 'normalize_contact_message'`,
  );
  const blank = /'(\^\[.+?\]\*\$)'/.exec(source)?.[1];
  const {rows} = await client.query<{point: number}>(
    `select point from generate_series(1, 1114111) as point
      where point not between 55296 and 57343 and chr(point) ~ $1`,
    [blank],
  );
  const points = Array.from({length: 0x10_ffff}, (_, index) => index + 1);
  const ofTheForm = points.filter((point) => BLANK.test(String.fromCodePoint(point)));
  expect(ofTheForm.length).toBeGreaterThan(4_000);
  expect(rows.map(({point}) => point)).toEqual(ofTheForm);
});

it('do not limit the owner, and let the owner change the limits', async () => {
  await client.query(
    `insert into public.newsletter_subscriptions (email) select 'import' || n || '@example.com' from generate_series(1, 100) n`,
  );
  await client.query(
    `update private.insert_limits set max_inserts = 0 where table_name = 'contact_messages'`,
  );
  await client.query('begin');
  await client.query(`select set_config('role', 'anon', true)`);
  await expect(
    client.query(
      `insert into public.contact_messages (first_name, last_name, email, message) values ('a', 'b', 'a@example.com', 'c')`,
    ),
  ).rejects.toMatchObject({code: 'PT429', hint: 'Please wait and try again.'});
  await client.query('rollback');
});

it('let someone who unsubscribed subscribe again, as a consent of its own', async () => {
  const subscribe = (): Promise<unknown> =>
    client.query(`insert into public.newsletter_subscriptions (email) values ('back@example.com')`);
  await subscribe();
  await expect(subscribe()).rejects.toMatchObject({code: '23505'});
  await client.query(
    `update public.newsletter_subscriptions set unsubscribed_at = now() where email = 'back@example.com'`,
  );
  await subscribe();
  await expect(subscribe()).rejects.toMatchObject({code: '23505'});
});
