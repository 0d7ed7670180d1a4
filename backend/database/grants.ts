/** Rights of visitors, in the migrations, in the database's catalog, and in the table API's cache. */
import {setTimeout as delay} from 'node:timers/promises';
import {LOCAL_PUBLISHABLE_KEY} from '../../src/config/publicEnv.ts';
import type {Database, Session} from './database.ts';
import {readMigrations, RELOAD} from './migrate.ts';

/** Reads the rights in the migrations, such as `insert demo_bookings.email` and `call demo_times`. */
const readExpected = (): string[] => {
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

/** SQL for all rights of anon, direct or inherited, except for functions of extensions. */
const ACTUAL = `
  with ours as (select oid, relname, relkind, relrowsecurity from pg_class
                 where relkind in ('r', 'v', 'm', 'p', 'f')
                   and relnamespace::regnamespace::text in ('public', 'private', 'graphile_worker'))
  select 'insert ' || relname || '.' || attname as may
    from ours join pg_attribute on attrelid = ours.oid and attnum > 0 and not attisdropped
   where has_column_privilege('anon', ours.oid, attnum, 'insert')
  union all
  select privilege || ' ' || relname from ours, unnest(array['select', 'update', 'delete']) as privilege
   where has_table_privilege('anon', ours.oid, privilege)
      or privilege <> 'delete' and has_any_column_privilege('anon', ours.oid, privilege)
  union all
  select 'bypass row-level security of ' || relname from ours
   where not relrowsecurity and relname in ('newsletter_subscriptions', 'contact_messages', 'demo_bookings')
  union all
  select 'bypass row-level security' from pg_roles where rolname = 'anon' and (rolsuper or rolbypassrls)
  union all
  select 'call ' || replace(oid::regproc::text, 'public.', '') from pg_proc
   where pronamespace::regnamespace::text in ('public', 'private')
     and has_function_privilege('anon', oid, 'execute')
     and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`;

const listed = (rights: readonly string[]): string =>
  rights.slice(0, 3).join(', ') + (rights.length > 3 ? `, and ${rights.length - 3} more` : '');

/** Compares the visitors' rights with the migrations. @throws one line with the difference */
export const checkGrants = async (session: Session): Promise<void> => {
  const roles = await session.query(`select from pg_roles where rolname = 'anon'`);
  const rows = roles.length > 0 ? await session.query<{may: string}>(ACTUAL) : [];
  const actual = rows.map(({may}) => may);
  const expected = readExpected();
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

/**
 * SQL for requests that name each column and function of visitors and change nothing: inserts without
 * rows, and function calls by GET, which can't write.
 */
const REQUESTS = `
  select format('%s?columns=%s', relname, string_agg(attname, ',')) as path, '[]' as body
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
   where relnamespace = 'public'::regnamespace and has_column_privilege('anon', pg_class.oid, attnum, 'insert')
   group by relname
  union all
  select format('rpc/%s?%s', proname,
           (select string_agg(name || '=2000-01-01', '&') from unnest(proargnames[1:pronargs]) as name)), null
    from pg_proc
   where pronamespace = 'public'::regnamespace and has_function_privilege('anon', oid, 'execute')
     and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`;

/** Maximum number of times that the table API is asked to reload its schema. */
const TRIES = 5;

/**
 * Checks whether the table API, if its URL is known, has all tables and functions in its cache; if not,
 * makes it reload its schema.
 *
 * @returns the result in words
 * @throws one line with the remedy
 */
export const checkTableApi = async (
  database: Database,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<string> => {
  const url = env.PUBLIC_SUPABASE_URL?.trim().replace(/\/+$/, '');
  if (!url) return 'not asked, because PUBLIC_SUPABASE_URL isn’t set here';
  const apikey = env.PUBLIC_SUPABASE_KEY?.trim() || LOCAL_PUBLISHABLE_KEY;
  const requests = await database.query<{path: string; body: string | null}>(REQUESTS);
  /** @returns true if the table or function is missing in the API's cache */
  const isUnknown = async ({path, body}: (typeof requests)[number]): Promise<boolean> => {
    const answer = await fetch(`${url}/rest/v1/${path}`, {
      method: body === null ? 'GET' : 'POST',
      headers: {apikey, 'content-type': 'application/json'},
      body,
      signal: AbortSignal.timeout(10_000),
    }).catch(({cause, message}: Error) => {
      throw new Error(
        `nothing answers at ${url} (${(cause as Error | undefined)?.message ?? message}); is PostgREST running?`,
      );
    });
    if (/"(?:PGRST20[245]|42P01)"/.test(await answer.text())) return true;
    if (answer.status < 500 && ![401, 403, 404].includes(answer.status)) return false;
    throw new Error(
      `${url} answers ${answer.status}; check the address, PUBLIC_SUPABASE_KEY, and PostgREST’s log`,
    );
  };
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    let isCurrent = true;
    for (const request of requests) isCurrent &&= !(await isUnknown(request));
    if (isCurrent) return `${url} knows all tables and functions`;
    await database.query(RELOAD);
    await delay(1_000);
  }
  throw new Error(
    `${url} answers from older tables, so forms fail; restart it: systemctl restart postgrest (hosted: dashboard → Settings → General → Restart project)`,
  );
};
