/** Rights of visitors, in the migrations and in the database's catalog. */
import type {Session} from './database.ts';
import {readMigrations} from './migrate.ts';

/** Reads the rights in the migrations, such as `insert demo_bookings.email` and `call demo_times`. */
const readExpectedRights = (): string[] => {
  const sql = readMigrations()
    .map((one) => one.sql.replace(/--.*/g, ''))
    .join('\n');
  const columns = sql.matchAll(/grant insert \(([^)]+)\)\s+on table public\.(\w+) to anon/g);
  const functions = sql.matchAll(/grant execute on function ([^;]+) to anon/g);
  return [
    ...[...columns].flatMap(([, names = '', table = '']) =>
      names.split(',').map((name) => `insert ${table}.${name.trim()}`),
    ),
    ...[...functions].flatMap(([text]) =>
      [...text.matchAll(/public\.(\w+)/g)].map(([, name]) => `call ${name}`),
    ),
  ];
};

/** SQL for all rights of a role, direct or inherited, except for functions of extensions. */
const ACTUAL_RIGHTS = `
  with ours as (select oid, relname, relkind, relrowsecurity from pg_class
                 where relkind in ('r', 'v', 'm', 'p', 'f', 'S')
                   and relnamespace::regnamespace::text in ('public', 'private', 'graphile_worker'))
  select 'insert ' || relname || '.' || attname as may
    from ours join pg_attribute on attrelid = ours.oid and attnum > 0 and not attisdropped
   where has_column_privilege($1, ours.oid, attnum, 'insert')
  union all
  select privilege || ' ' || relname
    from ours, unnest(array['select', 'update', 'references', 'delete', 'truncate', 'trigger']) as privilege
   where has_table_privilege($1, ours.oid, privilege)
      or privilege in ('select', 'update', 'references') and has_any_column_privilege($1, ours.oid, privilege)
  union all
  select 'bypass row-level security of ' || relname from ours
   where relkind = 'r' and not relrowsecurity and has_any_column_privilege($1, ours.oid, 'insert')
  union all
  select 'bypass row-level security' from pg_roles where rolname = $1 and (rolsuper or rolbypassrls)
  union all
  select 'call ' || replace(oid::regproc::text, 'public.', '') from pg_proc
   where pronamespace::regnamespace::text in ('public', 'private')
     and has_function_privilege($1, oid, 'execute')
     and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`;

/** Reads what a role may do, such as `insert demo_bookings.email` and `call demo_times`. */
export const readRights = async (session: Session, role: string): Promise<string[]> =>
  (await session.query<{may: string}>(ACTUAL_RIGHTS, [role])).map(({may}) => may);

const listed = (rights: readonly string[]): string =>
  rights.slice(0, 3).join(', ') + (rights.length > 3 ? `, and ${rights.length - 3} more` : '');

/** Compares the visitors' rights with the migrations. @throws one line with the difference */
export const checkGrants = async (session: Session): Promise<void> => {
  const roles = await session.query(`select from pg_roles where rolname = 'anon'`);
  const actual = roles.length > 0 ? await readRights(session, 'anon') : [];
  const expected = readExpectedRights();
  const missing = expected.filter((right) => !actual.includes(right));
  const extra = actual.filter((right) => !expected.includes(right));
  if (missing.length > 0) {
    throw new Error(
      `the role anon may not ${listed(missing)}, so forms are answered 401. A dump does not hold roles: restore them first (docs/run/backup.md)`,
    );
  }
  if (extra.length > 0) {
    throw new Error(
      `the role anon may ${listed(extra)}, which no migration grants: take it back, for the key in the pages opens it to everybody`,
    );
  }
};
