import {setTimeout as delay} from 'node:timers/promises';
import {LOCAL_PUBLISHABLE_KEY} from '../../src/config/publicEnv.ts';
import type {Database} from './database.ts';
import {RELOAD_SCHEMA_SQL} from './migrate.ts';

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
const MAX_TRIES = 5;

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
  for (let attempt = 1; attempt <= MAX_TRIES; attempt += 1) {
    let isCurrent = true;
    for (const request of requests) isCurrent &&= !(await isUnknown(request));
    if (isCurrent) return `${url} knows all tables and functions`;
    await database.query(RELOAD_SCHEMA_SQL);
    await delay(1_000);
  }
  throw new Error(
    `${url} answers from older tables, so forms fail; restart it: systemctl restart postgrest (hosted: dashboard → Settings → General → Restart project)`,
  );
};
