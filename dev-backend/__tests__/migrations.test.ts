/**
 * The migrations themselves, on a real PostgreSQL that is as open as an older Supabase project:
 * there every new table and function is granted to the public roles unless a migration revokes it.
 */
import {Client} from 'pg';
import {openPostgres} from '../engine/postgres';
import {migrate, readMigrations} from '../migrate';
import {startTemporaryPostgres, type TemporaryPostgres} from '../testing/temporaryPostgres';

const OPEN_DEFAULTS = `
  create role anon nologin noinherit;
  create role authenticated nologin noinherit;
  create role service_role nologin noinherit bypassrls;
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges grant all on tables to anon, authenticated, service_role;
  alter default privileges grant all on functions to anon, authenticated, service_role;
  alter default privileges grant all on sequences to anon, authenticated, service_role;
`;

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
  await client.query(OPEN_DEFAULTS);
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

it('let the public roles insert these columns, and nothing else anywhere', async () => {
  const grants = await lines(`
    select concat_ws(' ', grantee, lower(privilege_type), table_name, column_name) as line
      from information_schema.column_privileges
     where grantee in ('PUBLIC', 'anon', 'authenticated') and table_schema in ('public', 'private', 'supabase_migrations')
     order by 1`);
  const contact =
    'clinic_name email first_name last_name message phone practice_type state team_size topic';
  expect(grants).toEqual([
    ...contact.split(' ').map((column) => `anon insert contact_messages ${column}`),
    'anon insert newsletter_subscriptions email',
    'anon insert newsletter_subscriptions source',
  ]);
  expect(
    await lines(`
      select concat_ws(' ', grantee, privilege_type, table_schema, table_name) as line
        from information_schema.table_privileges
       where grantee in ('PUBLIC', 'anon', 'authenticated') and table_schema in ('public', 'private')`),
  ).toEqual([]);
});

it('put every exposed table under row-level security, with a policy for inserting only', async () => {
  expect(
    await lines(`select relname as line from pg_class
                  where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p', 'f')
                    and not relrowsecurity`),
  ).toEqual([]);
  expect(
    await lines(
      `select concat_ws(' ', tablename, cmd, roles::text) as line from pg_policies order by 1`,
    ),
  ).toEqual(['contact_messages INSERT {anon}', 'newsletter_subscriptions INSERT {anon}']);
});

it('leave no function to call, and none that looks names up where a caller could put them', async () => {
  expect(
    await lines(`select proname as line from pg_proc where pronamespace = 'public'::regnamespace`),
  ).toEqual([]);
  expect(
    await lines(`select p.proname as line from pg_proc p, unnest(array['anon', 'authenticated']) as role
                  where p.pronamespace = 'private'::regnamespace
                    and has_function_privilege(role, p.oid, 'execute')`),
  ).toEqual([]);
  expect(
    await lines(`select proname as line from pg_proc
                  where pronamespace = 'private'::regnamespace
                    and not coalesce('search_path=""' = any (proconfig), false)`),
  ).toEqual([]);
  expect(
    await lines(`select role as line from unnest(array['anon', 'authenticated', 'service_role']) as role
                  where has_schema_privilege(role, 'private', 'usage')`),
  ).toEqual([]);
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
