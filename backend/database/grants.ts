/** What visitors may do: as the migrations say, as the database's catalog says, and as the table API knows it. */
import {setTimeout as delay} from 'node:timers/promises';
import {LOCAL_PUBLISHABLE_KEY} from '../../src/config/publicEnv.ts';
import type {Database, Session} from './database.ts';
import {readMigrations, RELOAD} from './migrate.ts';

/** Columns and functions, such as `insert demo_bookings.email` and `call demo_times`. */
const readExpected = (): string[] => {
  const sql = readMigrations()
    .map((migration) => migration.sql.replace(/--.*/g, ''))
    .join('\n');
  const columns = [...sql.matchAll(/grant insert \(([^)]+)\)\s+on table public\.(\w+) to anon/g)];
  const functions = [...sql.matchAll(/grant execute on function ([^;]+) to anon/g)];
  return [
    ...columns.flatMap(([, names = '', table = '']) =>
      names.split(',').map((name) => `insert ${table}.${name.trim()}`),
    ),
    ...functions.flatMap(([, names = '']) =>
      [...names.matchAll(/public\.(\w+)/g)].map(([, name]) => `call ${name}`),
    ),
  ];
};

/** SQL for all that anon may do by any way of having a right; functions of extensions aren't ours. */
const ACTUAL = `
  with ours as (select oid, relname, relkind from pg_class
                 where relkind in ('r', 'v', 'm', 'p', 'f')
                   and relnamespace in (select oid from pg_namespace
                                         where nspname in ('public', 'private', 'graphile_worker')))
  select 'insert ' || relname || '.' || attname as may
    from ours join pg_attribute on attrelid = ours.oid and attnum > 0 and not attisdropped
   where has_column_privilege('anon', ours.oid, attnum, 'insert')
  union all
  select privilege || ' ' || relname from ours, unnest(array['select', 'update']) as privilege
   where has_any_column_privilege('anon', ours.oid, privilege)
  union all
  select privilege || ' ' || relname from ours, unnest(array['delete', 'truncate']) as privilege
   where has_table_privilege('anon', ours.oid, privilege)
  union all
  select 'pass the policies of ' || relname from ours join pg_class using (oid, relname)
   where relname in ('newsletter_subscriptions', 'contact_messages', 'demo_bookings')
     and not relrowsecurity
  union all
  select 'call ' || proname from pg_proc
   where pronamespace in (select oid from pg_namespace where nspname in ('public', 'private'))
     and has_function_privilege('anon', oid, 'execute')
     and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`;

const listed = (rights: readonly string[]): string =>
  rights.slice(0, 3).join(', ') + (rights.length > 3 ? `, and ${rights.length - 3} more` : '');

/** Compares the visitors' rights with the migrations. @throws in one line, with the difference */
export const checkGrants = async (session: Session): Promise<void> => {
  const [role] = await session.query<{has: boolean}>(
    `select to_regrole('anon') is not null as has`,
  );
  const rows = role?.has ? await session.query<{may: string}>(ACTUAL) : [];
  const actual = rows.map(({may}) => may);
  const expected = readExpected();
  const missing = expected.filter((right) => !actual.includes(right));
  const extra = actual.filter((right) => !expected.includes(right));
  if (missing.length > 0) {
    throw new Error(
      `the role anon may not ${listed(missing)}, so forms are answered 401. A dump does not hold roles: restore them first (docs/run/backup.md).`,
    );
  }
  if (extra.length > 0) {
    throw new Error(
      `the role anon may ${listed(extra)}, which no migration grants: revoke it, for the key in the pages opens it to everybody.`,
    );
  }
};

/** Requests that reach each table and function and change nothing: no rows, and GET for functions that write. */
const readRequests = async (session: Session): Promise<readonly (readonly [string, string?])[]> => {
  const tables = new Map<string, string[]>();
  for (const [, table = '', column = ''] of readExpected()
    .join('\n')
    .matchAll(/insert (\w+)\.(\w+)/g))
    tables.set(table, [...(tables.get(table) ?? []), column]);
  const functions = await session.query<{name: string; params: string[] | null}>(
    `select proname as name, proargnames[1:pronargs] as params from pg_proc
      where pronamespace = 'public'::regnamespace and has_function_privilege('anon', oid, 'execute')
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`,
  );
  return [
    ...[...tables].map(([table, columns]) => [`${table}?columns=${columns.join()}`, '[]'] as const),
    ...functions.map(
      ({name, params}) =>
        [
          `rpc/${name}?${(params ?? []).map((one) => `${one}=${one === 'new_start' ? '2000-01-01' : 'x'}`).join('&')}`,
        ] as const,
    ),
  ];
};

const TRIES = 5;

/**
 * Asks the table API, where its address is known, whether it knows all tables and functions; if not, makes it
 * read them again.
 *
 * @returns what was seen
 * @throws in one line, with the remedy
 */
export const askTableApi = async (
  database: Database,
  env: Readonly<Record<string, string | undefined>> = process.env,
  waitMs = 1_000,
): Promise<string> => {
  const url = env.PUBLIC_SUPABASE_URL?.trim().replace(/\/+$/, '');
  if (!url) return 'not asked, because PUBLIC_SUPABASE_URL isn’t set here';
  const headers = {
    apikey: env.PUBLIC_SUPABASE_KEY?.trim() || LOCAL_PUBLISHABLE_KEY,
    'content-type': 'application/json',
  };
  const requests = await readRequests(database);
  for (let attempt = 1; ; attempt += 1) {
    let unknown: string | undefined;
    for (const [path, body] of requests) {
      const answer = await fetch(`${url}/rest/v1/${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers,
        body,
        signal: AbortSignal.timeout(10_000),
      }).catch((error: Error) => {
        const {message} = (error.cause ?? error) as Error;
        throw new Error(`nothing answers at ${url} (${message}); is PostgREST running?`);
      });
      const text = await answer.text();
      if (/"(?:PGRST20[245]|42P01)"/.test(text)) unknown ??= path.replace(/\?.*/, '');
      else if (answer.status >= 500 || [401, 403, 404].includes(answer.status)) {
        throw new Error(
          `${url} answers ${answer.status} to ${path.replace(/\?.*/, '')}; check the address, PUBLIC_SUPABASE_KEY, and PostgREST’s log`,
        );
      }
    }
    if (unknown === undefined) return `${url} knows all tables and functions`;
    if (attempt === TRIES) {
      throw new Error(
        `${url} answers from older tables (${unknown} is missing), so forms fail; restart it: systemctl restart postgrest (hosted: dashboard → Settings → General → Restart project)`,
      );
    }
    await database.query(RELOAD);
    await delay(waitMs);
  }
};
