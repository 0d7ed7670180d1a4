/**
 * Lists what visitors may do, from the catalog of a real PostgreSQL with the migrations. It starts as open
 * as an older Supabase project: there every new table, sequence and function is granted to the public
 * roles unless a migration takes it back. Attacks: backend/local/__tests__/tableApi.test.ts.
 */
import {type Database, openDatabase} from '../database.ts';
import {readRights} from '../grants.ts';
import {migrate} from '../migrate.ts';
import {useTestDatabase} from '../../testing/testDatabase.ts';

const OPEN_DEFAULTS = `
  alter default privileges grant all on tables to anon, authenticated, service_role;
  alter default privileges grant all on functions to anon, authenticated, service_role;
  alter default privileges grant all on sequences to anon, authenticated, service_role;
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
`;

const test = useTestDatabase();
let database: Database;
beforeAll(async () => {
  database = openDatabase(await test.server.createDatabase());
  await database.query(OPEN_DEFAULTS);
  await migrate(database);
});
afterAll(() => database?.close());

const lines = async (sql: string): Promise<string[]> =>
  (await database.query<{line: string}>(sql)).map(({line}) => line);

/** Schemas that PostgreSQL brings are not ours. */
const OURS = `nspname !~ '^pg_' and nspname <> 'information_schema'`;
const VISITORS = `unnest(array['anon', 'authenticated']) as visitor`;

const RIGHTS = [
  ...'cancel_demo confirm_demo confirm_subscription demo_times find_demo mark_answered move_demo return_to_newsletter unsubscribe'
    .split(' ')
    .map((name) => `call ${name}`),
  ...'clinic_name email first_name honeypot id last_name message page phone practice_type state team_size topic utm_campaign utm_content utm_medium utm_source utm_term'
    .split(' ')
    .map((column) => `insert contact_messages.${column}`),
  ...'calls email id name phone practice starts_at time_zone token'
    .split(' ')
    .map((column) => `insert demo_bookings.${column}`),
  'insert newsletter_subscriptions.email',
  'insert newsletter_subscriptions.id',
  'insert newsletter_subscriptions.source',
];

it('visitors may insert the listed columns and call the listed functions, also when a later migration creates more', async () => {
  const rights = await database.dryRun(async (session) => {
    await session.query(`
      create table public.later (id bigserial primary key);
      create function public.later_function() returns int language sql as 'select 1';
      create view public.later_view as select * from public.later`);
    return {
      anon: await readRights(session, 'anon'),
      authenticated: await readRights(session, 'authenticated'),
      service: await readRights(session, 'service_role'),
    };
  });
  expect(rights.anon.sort()).toEqual(RIGHTS);
  expect(rights.authenticated).toEqual([]);
  // It may change rows of the forms, and call nothing.
  expect(rights.service.filter((right) => /^call|later/.test(right))).toEqual([]);
});

it('the tables have the listed policies of row-level security, and no others', async () => {
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
});

it('every function has a fixed search path', async () => {
  expect(
    await lines(`
      select nspname || '.' || proname as line
        from pg_proc join pg_namespace n on n.oid = pronamespace
       where ${OURS} and proconfig is distinct from array['search_path=""']`),
  ).toEqual([]);
});

it('visitors may use only the schema public and create nothing in it', async () => {
  expect(
    await lines(`select concat_ws(' ', visitor, privilege, nspname) as line
                   from pg_namespace, ${VISITORS}, unnest(array['usage', 'create']) as privilege
                  where ${OURS} and has_schema_privilege(visitor, pg_namespace.oid, privilege)
                  union all
                 select visitor || ' create' from ${VISITORS}
                  where has_database_privilege(visitor, current_database(), 'create')
                  union all
                 select concat_ws(' ', visitor, privilege, 'schema_migrations')
                   from ${VISITORS}, unnest(array['select', 'insert', 'update', 'delete']) as privilege
                  where has_table_privilege(visitor, 'supabase_migrations.schema_migrations', privilege)
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
