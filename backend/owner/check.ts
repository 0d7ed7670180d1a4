/** `npm run owner -- check`: looks at everything that has to work, and prints a line for each. */
import {randomUUID} from 'node:crypto';
import {company} from '../../src/config/company.ts';
import {checkClock, checkDatabase, requireTables} from '../database/check.ts';
import type {Database, Session} from '../database/database.ts';
import {askTableApi} from '../database/grants.ts';
import {insertStoredRow} from '../database/insertRow.ts';
import {findMissing} from '../database/migrate.ts';
import {findChanged} from '../database/rowTypes.ts';
import {pageSettings} from '../database/pageSettings.ts';
import {hasQueue} from '../worker/failures.ts';
import {openMailer} from '../worker/mailer.ts';
import {readWorkerSettings} from '../worker/settings.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** A look at one thing. @returns what was seen @throws in one line, with the problem and its remedy */
type Check = (database: Database, env: Env) => Promise<string>;

const lookAtDatabase: Check = async (database) => {
  const said: string[] = [];
  await requireTables(database);
  await checkDatabase(database, (line) => said.push(line));
  await checkClock(database);
  if (said[0]) throw new Error(said[0]);
  return `${database.description}, with the rights that the migrations grant`;
};

const lookAtSchema: Check = async (database) => {
  const [missing] = await findMissing(database);
  if (missing) throw new Error(`${missing.name} is not applied: npm run owner -- migrate`);
  const changed = await findChanged(database);
  if (changed.length > 0)
    throw new Error(
      `${changed.slice(0, 3).join(', ')}${changed.length > 3 ? `, and ${changed.length - 3} more,` : ''} differ from the migrations (a trigger that is disabled, a constraint or an index that is gone): take the change back, or restore a backup (docs/run/backup.md)`,
    );
  return 'all migrations are applied, as they are in this checkout';
};

/** Names the part in an error; the code still says of what kind it is, such as a full disk. */
const failing =
  (what: string, remedy = '') =>
  ({message, code}: Error & {code?: string}): never => {
    throw Object.assign(new Error(`${what}: ${message}${remedy}`), {code});
  };

/** Calls each public function with a token that nothing has. @throws in one line, with the function */
const callFunctions = async (session: Session): Promise<void> => {
  const functions = await session.query<{name: string; call: string}>(
    `select proname as name, format('select public.%I(%s)', proname,
              (select string_agg(format('%L::%s', '2000-01-01', type::regtype), ', ')
                 from unnest(proargtypes) as type)) as call
       from pg_proc where pronamespace = 'public'::regnamespace
        and has_function_privilege('anon', oid, 'execute')`,
  );
  for (const {name, call} of functions) {
    await session.query(call).catch(failing(`${name} fails`, ' (settings: docs/run/demos.md)'));
  }
};

/** Stores a row of each form as a visitor of the site. @throws in one line, with the form */
const storeRows = async (session: Session, origin: string): Promise<void> => {
  const [time] = await session.query<{starts_at: Date}>(
    'select starts_at from private.demo_times(now()) where is_free limit 1',
  );
  if (!time)
    throw new Error('no demo can be booked: every day is closed or full (docs/run/demos.md)');
  const person = {id: randomUUID(), email: `check-${randomUUID()}@example.com`};
  const rows = {
    newsletter_subscriptions: person,
    contact_messages: {...person, first_name: 'Check', last_name: 'Check', message: 'Check'},
    demo_bookings: {...person, token: randomUUID(), name: 'Check', ...time},
  };
  await session.query(`select set_config('request.headers', $1, true)`, [
    JSON.stringify({'x-forwarded-for': '192.0.2.1', origin}),
  ]);
  await session.query('set local role anon').catch(({message}: Error) => {
    throw new Error(`${message}; as a superuser: grant anon to <the user of DATABASE_URL>`);
  });
  for (const [table, row] of Object.entries(rows)) {
    await session.query(`select set_config('request.has_a_row', '', true)`);
    await insertStoredRow(session, table, row).catch(failing(`${table} refuses a right row`));
  }
  await session.query('reset role');
};

const siteOrigin = ({SITE_URL}: Env): string => new URL(SITE_URL?.trim() || company.siteUrl).origin;

const lookAtForms: Check = (database, env) =>
  database.rehearse(async (session) => {
    await callFunctions(session);
    await storeRows(session, siteOrigin(env));
    return 'the settings are as the pages say, and each form stores a row (taken back)';
  });

const lookAtMailServer: Check = async (_, env) => {
  if (!env.SMTP_URL?.trim()) return 'not asked, because SMTP_URL isn’t set here';
  const settings = readWorkerSettings(env);
  const mailer = openMailer(settings);
  const problem = await mailer.check().finally(() => mailer.close());
  if (problem !== null) throw new Error(problem);
  if (settings.replyTo !== settings.from)
    throw new Error(
      `nobody reads MAIL_FROM, and emails ask for replies: set it to an address that is read, not ${settings.from.address}`,
    );
  return 'takes the login';
};

/** Creates a look by SQL, whose rows are the problems. */
const ask =
  (sql: string, seen: string, params: (env: Env) => readonly unknown[] = () => []): Check =>
  async (database, env) => {
    const rows = await database.query<{problem: string}>(sql, params(env));
    if (rows.length > 0) throw new Error(rows.map(({problem}) => problem).join('; '));
    return seen;
  };

const SETTINGS = `
  with pages (name, value, effect) as (
    select name, value, 'the pages and emails say ' || value from jsonb_each_text($1) as page (name, value)
    union all
    select 'site_origins', $2, 'it has to name ' || $2 || ', or other sites can send, and its own forms cannot'
  )
  select format('%s is %L, but %s: insert into private.settings values (%L, %L) on conflict (name) do update set value = excluded.value;',
           name, settings.value, effect, name, pages.value) as problem
    from pages left join private.settings using (name)
   where case when settings.value is null then true
              when name = 'site_origins' then pages.value <> all (string_to_array(settings.value, ','))
              when name ~ '^demo_|_kept$' then pages.value::interval <> settings.value::interval
              else pages.value <> settings.value end`;

/** Schedulers run every ten minutes, and may be late. */
const WORKER = `
  select case when changed_at = 'epoch' then 'none has run here, so no email is sent: npm run worker'
              else format('its last sweep was %s ago: start it, and read its log (journalctl -u ringwell-worker)',
                     date_trunc('minute', now() - changed_at)) end as problem
    from private.settings where name = 'last_sweep' and changed_at < now() - interval '30 minutes'`;

const QUEUE = `
  select format('late or given up: %s (%s), see npm run owner -- jobs', count(*),
           coalesce(max(last_error), 'not tried')) as problem
    from graphile_worker.jobs
   where attempts > 0 and created_at < now() - interval '30 minutes' and updated_at > now() - interval '1 day'
      or attempts = 0 and run_at < now() - interval '30 minutes'
  having count(*) > 0`;

const CEILINGS = `
  select case name when 'demos'
           then format('%s demos in a day, so visitors must now confirm new bookings (docs/run/demos.md)', used)
           else format('%s emails for a %s in an hour, so more wait (docs/run/backend.md)', used, name)
         end as problem
    from private.reached_ceilings`;

const lookAtQueue: Check = async (database, env) => {
  if (!(await hasQueue(database))) throw new Error('its queue is missing: npm run worker makes it');
  return ask(QUEUE, 'has swept within 30 minutes, and nothing is late')(database, env);
};

/** Looks at one thing after the other: where the first is wrong, the next would say the same. */
const inTurn =
  (first: Check, next: Check): Check =>
  async (database, env) => {
    await first(database, env);
    return next(database, env);
  };

const CHECKS: readonly (readonly [name: string, check: Check])[] = [
  ['mail server', lookAtMailServer],
  ['database', lookAtDatabase],
  ['schema', lookAtSchema],
  [
    'forms',
    inTurn(
      ask(SETTINGS, '', (env) => [pageSettings, siteOrigin(env)]),
      lookAtForms,
    ),
  ],
  ['table API', askTableApi],
  ['worker', inTurn(ask(WORKER, ''), lookAtQueue)],
  ['ceilings', ask(CEILINGS, 'none is reached')],
];

/** Looks at everything. @returns a line for each @throws with these lines, if one is wrong */
export const checkAll = async (database: Database, env: Env = process.env): Promise<string> => {
  const lines: string[] = [];
  for (const [name, check] of CHECKS) {
    const line = await check(database, env).then(
      (seen) => `ok     ${name}: ${seen}`,
      ({message}: Error) => `WRONG  ${name}: ${message.replace(/\s*\n\s*/g, ' ')}`,
    );
    lines.push(line);
    if (/^WRONG  database: (?:DATABASE_URL|.* lacks )/.test(line)) break;
  }
  const text = lines.join('\n');
  if (/^WRONG/m.test(text)) throw new Error(text);
  return text;
};
