/** `npm run owner -- check`: checks all parts of the backend, and prints a line for each. */
import {randomUUID} from 'node:crypto';
import {company} from '../../src/config/company.ts';
import {checkClock, checkDatabase, requireMigrations} from '../database/startChecks.ts';
import type {Database, Session} from '../database/database.ts';
import {checkTableApi} from '../database/tableApiCheck.ts';
import {insertStoredRow} from '../database/insertStoredRow.ts';
import {findSchemaChanges} from '../database/schemaDrift.ts';
import {findSettingDifferences} from '../database/settingDifferences.ts';
import {hasQueue} from '../worker/readFailures.ts';
import {openMailer} from '../worker/mailer.ts';
import {readWorkerSettings} from '../worker/settings.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** Check of one part. @returns the result in words @throws one line with the problem and its remedy */
type Check = (database: Database, env: Env) => Promise<string>;

/** Adds a part's name to an error and keeps the error's code. */
const withContext =
  (what: string, remedy = '') =>
  ({message, code}: Error & {code?: string}): never => {
    throw Object.assign(new Error(`${what}: ${message}${remedy}`), {code});
  };

/** Looks at the tables before their rights: without a table, a right is missing, too. */
const checkTables: Check = async (database) => {
  await requireMigrations(database);
  const changed = await findSchemaChanges(database);
  if (changed.length > 0)
    throw new Error(
      `${changed.slice(0, 3).join(', ')}${changed.length > 3 ? `, and ${changed.length - 3} more,` : ''} ${changed.length > 1 ? 'are' : 'is'} not as in the migrations (an owner or a default that was changed, a trigger that is disabled, a constraint, an index or a row that is gone): take the change back, or restore a backup (docs/run/backup.md)`,
    );
  const warnings: string[] = [];
  await checkDatabase(database, (line) => warnings.push(line));
  await checkClock(database);
  if (warnings[0]) throw new Error(warnings[0]);
  return `${database.description}, with the tables and rights of the migrations in this checkout`;
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
    await session.query(call).catch(withContext(`${name} fails`, ' (settings: docs/run/demos.md)'));
  }
};

/** Stores a row of each form as a visitor. @throws one line with the form */
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
    await session.query(`select set_config('request.has_inserted', '', true)`);
    const refusing = withContext(`${table} refuses a valid row`);
    await insertStoredRow(session, table, row).catch(refusing);
    const [answer] = await session.query<{status: string | null}>(
      `select nullif(current_setting('response.status', true), '') as status`,
    );
    // A held demo is a right answer, too.
    if (answer?.status && answer.status !== '202') refusing(new Error(answer.status));
  }
  await session.query('reset role');
};

const checkForms: Check = async (database, env) => {
  const siteUrl = env.SITE_URL?.trim() || company.siteUrl;
  if (!URL.canParse(siteUrl))
    throw new Error(`SITE_URL is '${siteUrl}'; it must be like ${company.siteUrl}`);
  const {origin} = new URL(siteUrl);
  const differences = await findSettingDifferences(database, origin);
  if (differences.length > 0) throw new Error(differences.join(' '));
  return database.dryRun(async (session) => {
    await callFunctions(session);
    await storeRows(session, origin);
    return 'the settings match the pages, and each form stores a row (undone)';
  });
};

const checkMailServer: Check = async (_, env) => {
  if (!env.SMTP_URL?.trim()) return 'skipped, because SMTP_URL isn’t set here';
  const mailer = openMailer(readWorkerSettings({...env, SITE_URL: undefined}));
  const problem = await mailer.check().finally(() => mailer.close());
  if (problem !== null) throw new Error(problem);
  return 'accepts the login';
};

/** Creates a check by SQL, whose rows are the problems. */
const checkByQuery =
  (sql: string, seen: string): Check =>
  async (database) => {
    const rows = await database.query<{problem: string}>(sql);
    if (rows.length > 0) throw new Error(rows.map(({problem}) => problem).join('; '));
    return seen;
  };

const WORKER = `
  select case when last_sweep = 'epoch' then 'none has run here, so no email is sent: npm run worker'
              else format('its last sweep was on %s: start it, and read its log (journalctl -u ringwell-worker)',
                     date_trunc('minute', last_sweep)) end as problem
    from private.worker_state where not is_running`;

const QUEUE = `
  select format('%s late or failed jobs (%s), see npm run owner -- jobs', count(*),
           coalesce(max(last_error), 'not tried')) as problem
    from graphile_worker.jobs
   where attempts > 0 and created_at < now() - interval '30 minutes' and updated_at > now() - interval '1 day'
      or attempts = 0 and run_at < now() - interval '30 minutes'
  having count(*) > 0`;

const LIMITS = `
  select case name when 'demos'
           then format('%s demos in a day, so visitors must now confirm new bookings (docs/run/demos.md)', used)
           else format('%s emails for a %s in an hour, so more wait (docs/run/backend.md)', used, name)
         end as problem
    from private.reached_limits`;

const checkWorker: Check = async (database, env) => {
  await checkByQuery(WORKER, '')(database, env);
  if (!(await hasQueue(database))) throw new Error('its queue is missing: npm run worker makes it');
  await database
    .dryRun((session) =>
      session.query(`select graphile_worker.add_job('sweep', job_key => 'check')`),
    )
    .catch(withContext('its queue takes no job'));
  return checkByQuery(QUEUE, 'has swept within 30 minutes, and nothing is late')(database, env);
};

const CHECKS: readonly (readonly [name: string, check: Check])[] = [
  ['mail server', checkMailServer],
  ['database', checkTables],
  ['forms', checkForms],
  ['table API', checkTableApi],
  ['worker', checkWorker],
  ['limits', checkByQuery(LIMITS, 'none is reached')],
];

/** Runs all checks. @returns a line for each @throws these lines if one has failed */
export const checkAll = async (database: Database, env: Env = process.env): Promise<string> => {
  const lines: string[] = [];
  for (const [name, check] of CHECKS) {
    // If the tables are wrong, these two would only repeat it.
    const needsTables = ['forms', 'limits'].includes(name);
    if (needsTables && lines.some((line) => line.startsWith('WRONG  database'))) continue;
    const line = await check(database, env).then(
      (seen) => `ok     ${name}: ${seen}`,
      ({message}: Error) => `WRONG  ${name}: ${message.replace(/\s*\n\s*/g, ' ')}`,
    );
    lines.push(line);
    if (/^WRONG  database: (?:DATABASE_URL|The |.* lacks )/.test(line)) break;
  }
  const text = lines.join('\n');
  if (/^WRONG/m.test(text)) throw new Error(text);
  return text;
};
