/**
 * Lists what visitors may do, from the catalog of a real PostgreSQL with the migrations. It starts as open
 * as an older Supabase project: there every new table, sequence and function is granted to the public
 * roles unless a migration takes it back. Attacks: backend/local/__tests__/tableApi.test.ts.
 */
import {Client} from 'pg';
import {openDatabase} from '../database.ts';
import {migrate} from '../migrate.ts';
import {startTemporaryPostgres, type TemporaryPostgres} from '../../testing/temporaryPostgres.ts';

// A server is set up here, on machines with little to spare.
jest.setTimeout(120_000);

const OPEN_DEFAULTS = `
  create role anon nologin noinherit;
  create role authenticated nologin noinherit;
  create role service_role nologin noinherit bypassrls;
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges grant all on tables to anon, authenticated, service_role;
  alter default privileges grant all on functions to anon, authenticated, service_role;
  alter default privileges grant all on sequences to anon, authenticated, service_role;
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
`;

let server: TemporaryPostgres;
let client: Client;

beforeAll(async () => {
  server = await startTemporaryPostgres();
  const databaseUrl = await server.createDatabase();
  client = new Client({connectionString: databaseUrl});
  await client.connect();
  await client.query(OPEN_DEFAULTS);
  const database = openDatabase(databaseUrl);
  await migrate(database).finally(() => database.close());
});
afterAll(async () => {
  await client?.end();
  server?.stop();
});

const lines = async (sql: string): Promise<string[]> =>
  (await client.query<{line: string}>(sql)).rows.map(({line}) => line);

/** Schemas that PostgreSQL brings are not ours. */
const OURS = `nspname !~ '^pg_' and nspname <> 'information_schema'`;
const VISITORS = `unnest(array['anon', 'authenticated']) as visitor`;
const TABLES = `pg_class join pg_namespace n on n.oid = relnamespace and ${OURS} and relkind in ('r', 'v', 'm', 'p', 'f')`;

it('visitors may insert the listed columns and have no other right on a table', async () => {
  // has_…_privilege counts what comes by PUBLIC, by membership and by ownership too.
  expect(
    await lines(`
      select concat_ws(' ', visitor, 'insert', relname, attname) as line
        from ${TABLES}
        join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped, ${VISITORS}
       where has_column_privilege(visitor, pg_class.oid, attnum, 'insert') order by 1`),
  ).toEqual([
    ...'clinic_name email first_name honeypot id last_name message page phone practice_type state team_size topic utm_campaign utm_content utm_medium utm_source utm_term'
      .split(' ')
      .map((column) => `anon insert contact_messages ${column}`),
    ...'calls email id name phone practice starts_at time_zone token'
      .split(' ')
      .map((column) => `anon insert demo_bookings ${column}`),
    'anon insert newsletter_subscriptions email',
    'anon insert newsletter_subscriptions id',
    'anon insert newsletter_subscriptions source',
  ]);
  expect(
    await lines(`
      select concat_ws(' ', visitor, privilege, relname) as line
        from ${TABLES}, ${VISITORS}, unnest(array['select', 'update', 'references']) as privilege
       where has_any_column_privilege(visitor, pg_class.oid, privilege)
      union all
      select concat_ws(' ', visitor, privilege, relname)
        from ${TABLES}, ${VISITORS},
             unnest(array['insert', 'delete', 'truncate', 'trigger']) as privilege
       where has_table_privilege(visitor, pg_class.oid, privilege)`),
  ).toEqual([]);
});

it('every table has row-level security, and the policies are the listed ones', async () => {
  expect(
    await lines(`
      select concat_ws(' | ', schemaname || '.' || tablename, policyname, permissive, roles::text,
                       cmd, coalesce(qual, '-'), with_check) as line
        from pg_policies order by 1`),
  ).toEqual([
    'public.contact_messages | Visitors may write to us | PERMISSIVE | {anon} | INSERT | - | true',
    'public.demo_bookings | Visitors may book a demo | PERMISSIVE | {anon} | INSERT | - | (canceled_at IS NULL)',
    'public.newsletter_subscriptions | Visitors may subscribe | PERMISSIVE | {anon} | INSERT | - | ((confirmed_at IS NULL) AND (unsubscribed_at IS NULL))',
  ]);
  expect(
    await lines(`select relname as line from ${TABLES}
                  where nspname = 'public' and not relrowsecurity`),
  ).toEqual([]);
});

it('visitors may call only the listed functions, each with a fixed search path', async () => {
  expect(
    await lines(`
      select nspname || '.' || proname as line
        from pg_proc join pg_namespace n on n.oid = pronamespace
       where ${OURS} and proconfig is distinct from array['search_path=""']`),
  ).toEqual([]);
  expect(
    await lines(`
      select concat_ws(' ', visitor, proname) as line
        from pg_proc join pg_namespace n on n.oid = pronamespace,
             unnest(array['anon', 'authenticated', 'service_role']) as visitor
       where ${OURS} and has_function_privilege(visitor, pg_proc.oid, 'execute') order by 1`),
  ).toEqual(
    'cancel_demo confirm_demo confirm_subscription demo_times find_demo mark_answered move_demo return_to_newsletter unsubscribe'
      .split(' ')
      .map((name) => `anon ${name}`),
  );
});

it('visitors may use only the schema public and create nothing in it', async () => {
  expect(
    await lines(`select concat_ws(' ', visitor, privilege, nspname) as line
                   from pg_namespace, ${VISITORS}, unnest(array['usage', 'create']) as privilege
                  where ${OURS} and has_schema_privilege(visitor, pg_namespace.oid, privilege)
                  union all
                 select visitor || ' create' from ${VISITORS}
                  where has_database_privilege(visitor, current_database(), 'create')
                  order by 1`),
  ).toEqual(['anon usage public', 'authenticated usage public']);
});

it('the visitors’ roles have no attribute and no membership', async () => {
  expect(
    await lines(`select rolname as line from pg_roles
                  where rolname in ('anon', 'authenticated')
                    and (rolsuper or rolcreaterole or rolcreatedb or rolcanlogin or rolreplication
                         or rolbypassrls or rolinherit)
                  union all
                 select roleid::regrole || ' to ' || member::regrole from pg_auth_members
                  where member::regrole::text in ('anon', 'authenticated')`),
  ).toEqual([]);
});

it('visitors have no right on what a later migration creates', async () => {
  await client.query('begin');
  await client.query(`
    create table public.later (id bigserial primary key);
    create function public.later_function() returns int language sql as 'select 1';
    create view public.later_view as select * from public.later`);
  expect(
    await lines(`
      select concat_ws(' ', visitor, relname, privilege) as line
        from pg_class, ${VISITORS},
             unnest(array['select', 'insert', 'update', 'delete', 'truncate']) as privilege
       where relname in ('later', 'later_view') and has_table_privilege(visitor, pg_class.oid, privilege)
      union all
      select concat_ws(' ', visitor, relname) from pg_class, ${VISITORS}
       where relname = 'later_id_seq' and has_sequence_privilege(visitor, pg_class.oid, 'usage')
      union all
      select concat_ws(' ', visitor, proname) from pg_proc, ${VISITORS}
       where proname = 'later_function' and has_function_privilege(visitor, pg_proc.oid, 'execute')`),
  ).toEqual([]);
  await client.query('rollback');
});
