/**
 * What is open, read from the database's own catalogue after the migrations, on both engines. Each
 * starts as open as an older Supabase project: there every new table, sequence and function is
 * granted to the public roles unless a migration takes it back.
 *
 * The attacks try doors; this counts them.
 */
import type {Engine} from '../engine/engine';
import {openPostgres} from '../engine/postgres';
import {migrate} from '../migrate';
import {openPgliteProcess} from '../testing/pgliteProcess';
import {startTemporaryPostgres} from '../testing/temporaryPostgres';

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

/** Schemas that PostgreSQL brings. */
const OURS = `nspname !~ '^pg_' and nspname <> 'information_schema'`;
const VISITORS = `unnest(array['anon', 'authenticated']) as visitor`;

const CONTACT_COLUMNS =
  'clinic_name email first_name honeypot last_name message phone practice_type state team_size topic';

describe.each<[string, () => Promise<{engine: Engine; remove: () => void}>]>([
  ['PGlite', async () => ({engine: await openPgliteProcess(), remove: () => undefined})],
  [
    'PostgreSQL',
    async () => {
      const server = await startTemporaryPostgres();
      return {engine: openPostgres(await server.createDatabase()), remove: () => server.stop()};
    },
  ],
])('the catalogue of %s', (_, open) => {
  let engine: Engine;
  let remove: () => void;

  beforeAll(async () => {
    ({engine, remove} = await open());
    await engine.transaction((session) => session.run(OPEN_DEFAULTS));
    await migrate(engine);
  });
  afterAll(async () => {
    await engine?.close();
    remove?.();
  });

  const lines = async (sql: string): Promise<string[]> =>
    (await engine.transaction((session) => session.query<{line: string}>(sql))).map(
      ({line}) => line,
    );

  it('has the schemas and tables that are known here', async () => {
    expect(
      await lines(`select nspname || '.' || relname as line
                     from pg_class join pg_namespace n on n.oid = relnamespace
                    where ${OURS} and relkind in ('r', 'v', 'm', 'p', 'f', 'S') order by 1`),
    ).toEqual([
      'private.insert_limits',
      'private.insert_log',
      'private.newsletter_consents',
      'private.settings',
      'public.contact_messages',
      'public.newsletter_subscriptions',
      'supabase_migrations.schema_migrations',
    ]);
  });

  it('lets visitors insert these columns; by any way of having a right, nothing else', async () => {
    // has_…_privilege counts what comes by PUBLIC, by membership and by ownership too.
    expect(
      await lines(`
        select distinct concat_ws(' ', visitor, 'insert', relname, attname) as line
          from pg_class join pg_namespace n on n.oid = relnamespace
          join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped, ${VISITORS}
         where ${OURS} and relkind in ('r', 'v', 'm', 'p', 'f')
           and has_column_privilege(visitor, pg_class.oid, attnum, 'insert') order by 1`),
    ).toEqual([
      ...CONTACT_COLUMNS.split(' ').map((column) => `anon insert contact_messages ${column}`),
      'anon insert newsletter_subscriptions email',
      'anon insert newsletter_subscriptions source',
    ]);
    expect(
      await lines(`
        select concat_ws(' ', visitor, privilege, relname) as line
          from pg_class join pg_namespace n on n.oid = relnamespace, ${VISITORS},
               unnest(array['select', 'update', 'references']) as privilege
         where ${OURS} and relkind in ('r', 'v', 'm', 'p', 'f')
           and has_any_column_privilege(visitor, pg_class.oid, privilege)
        union all
        select concat_ws(' ', visitor, privilege, relname)
          from pg_class join pg_namespace n on n.oid = relnamespace, ${VISITORS},
               unnest(array['insert', 'delete', 'truncate', 'trigger']) as privilege
         where ${OURS} and relkind in ('r', 'v', 'm', 'p', 'f')
           and has_table_privilege(visitor, pg_class.oid, privilege)`),
    ).toEqual([]);
  });

  it('names in information_schema the same grants', async () => {
    const grants = await lines(`
      select concat_ws(' ', grantee, lower(privilege_type), table_schema, table_name, column_name) as line
        from information_schema.column_privileges
       where grantee in ('PUBLIC', 'anon', 'authenticated')
         and table_schema not in ('pg_catalog', 'information_schema') order by 1`);
    expect(grants).toHaveLength(CONTACT_COLUMNS.split(' ').length + 2);
    expect(grants.filter((grant) => !grant.startsWith('anon insert public '))).toEqual([]);
    expect(
      await lines(`
        select concat_ws(' ', grantee, privilege_type, table_schema, table_name) as line
          from information_schema.table_privileges
         where grantee in ('PUBLIC', 'anon', 'authenticated')
           and table_schema not in ('pg_catalog', 'information_schema')
        union all
        select concat_ws(' ', grantee, privilege_type, routine_schema, routine_name)
          from information_schema.routine_privileges
         where grantee in ('PUBLIC', 'anon', 'authenticated')
           and routine_schema not in ('pg_catalog', 'information_schema')
        union all
        select concat_ws(' ', grantee, privilege_type, object_schema, object_name)
          from information_schema.usage_privileges
         where grantee in ('anon', 'authenticated')`),
    ).toEqual([]);
  });

  it('has these policies, word for word, on tables that all have row-level security', async () => {
    expect(
      await lines(`
        select concat_ws(' | ', schemaname || '.' || tablename, policyname, permissive, roles::text,
                         cmd, coalesce(qual, '-'), with_check) as line
          from pg_policies order by 1`),
    ).toEqual([
      'public.contact_messages | Visitors may write to us | PERMISSIVE | {anon} | INSERT | - | true',
      'public.newsletter_subscriptions | Visitors may subscribe | PERMISSIVE | {anon} | INSERT | - | ((confirmed_at IS NULL) AND (unsubscribed_at IS NULL))',
    ]);
    expect(
      await lines(`select relname as line from pg_class
                    where relnamespace = 'public'::regnamespace
                      and relkind in ('r', 'v', 'm', 'p', 'f') and not relrowsecurity`),
    ).toEqual([]);
  });

  it('has these functions, which no visitor may call and which look no name up elsewhere', async () => {
    expect(
      await lines(`
        select concat_ws(' ', nspname || '.' || proname,
                         case when prosecdef then 'as its owner' else 'as who calls' end,
                         array_to_string(proconfig, ',')) as line
          from pg_proc join pg_namespace n on n.oid = pronamespace where ${OURS} order by 1`),
    ).toEqual([
      'private.client_hash as its owner search_path=""',
      'private.delete_old_contact_messages as who calls search_path=""',
      'private.erase_person as who calls search_path=""',
      'private.limit_inserts as its owner search_path=""',
      'private.normalize_contact_message as who calls search_path=""',
      'private.normalize_newsletter_subscription as who calls search_path=""',
      'private.unsubscribe as who calls search_path=""',
    ]);
    expect(
      await lines(`
        select concat_ws(' ', visitor, proname) as line
          from pg_proc join pg_namespace n on n.oid = pronamespace,
               unnest(array['anon', 'authenticated', 'service_role']) as visitor
         where ${OURS} and has_function_privilege(visitor, pg_proc.oid, 'execute')`),
    ).toEqual([]);
  });

  it('has these triggers', async () => {
    expect(
      await lines(`select tgrelid::regclass || ' ' || tgname || ' ' || tgfoid::regproc as line
                     from pg_trigger where not tgisinternal order by 1`),
    ).toEqual([
      'contact_messages limit_inserts private.limit_inserts',
      'contact_messages normalize private.normalize_contact_message',
      'newsletter_subscriptions limit_inserts private.limit_inserts',
      'newsletter_subscriptions normalize private.normalize_newsletter_subscription',
    ]);
  });

  it('lets visitors into one schema, and create nothing', async () => {
    expect(
      await lines(`select concat_ws(' ', visitor, privilege, nspname) as line
                     from pg_namespace, ${VISITORS}, unnest(array['usage', 'create']) as privilege
                    where ${OURS} and has_schema_privilege(visitor, pg_namespace.oid, privilege)
                    order by 1`),
    ).toEqual(['anon usage public', 'authenticated usage public']);
    expect(
      await lines(`select visitor as line from ${VISITORS}
                    where has_database_privilege(visitor, current_database(), 'create')`),
    ).toEqual([]);
  });

  it('gives the visitors’ roles no attribute and no membership', async () => {
    expect(
      await lines(`select rolname as line from pg_roles
                    where rolname in ('anon', 'authenticated')
                      and (rolsuper or rolcreaterole or rolcreatedb or rolcanlogin or rolreplication
                           or rolbypassrls or rolinherit)`),
    ).toEqual([]);
    expect(
      await lines(`select roleid::regrole || ' to ' || member::regrole as line from pg_auth_members
                    where member::regrole::text in ('anon', 'authenticated')`),
    ).toEqual([]);
    expect(
      await lines(`select relname as line from pg_class join pg_roles on pg_roles.oid = relowner
                    where rolname in ('anon', 'authenticated')`),
    ).toEqual([]);
  });

  it('keeps closed what a later migration creates', async () => {
    await engine.transaction((session) =>
      session.run(`create table public.later (id bigserial primary key);
                   create function public.later_function() returns int language sql as 'select 1';
                   create view public.later_view as select * from public.later;`),
    );
    try {
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
    } finally {
      await engine.transaction((session) =>
        session.run(
          'drop view public.later_view; drop table public.later; drop function public.later_function()',
        ),
      );
    }
  });
});
