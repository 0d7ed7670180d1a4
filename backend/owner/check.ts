/** `npm run owner -- check`: looks at everything that has to work, and prints a line for each. */
import {randomUUID} from 'node:crypto';
import {brand} from '../../src/config/brand.ts';
import {demo} from '../../src/data/demo.ts';
import {counted} from '../../src/format/counted.ts';
import {checkClock, checkDatabase, requireTables} from '../database/check.ts';
import type {Database, Session} from '../database/database.ts';
import {askTableApi} from '../database/grants.ts';
import {findMissing} from '../database/migrate.ts';
import {officeZone} from '../reply-deadline/replyDeadline.ts';
import {hasQueue} from '../worker/failures.ts';
import {openMailer} from '../worker/mailer.ts';
import {readWorkerSettings} from '../worker/settings.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** A look at one thing. @returns what was seen @throws in one line, with the problem and its remedy */
type Check = (database: Database, env: Env) => Promise<string>;

/** Oldest sweep and oldest due job that are no fault, in minutes: schedulers run every ten minutes. */
const LATE_MINUTES = 30;

const siteOrigin = ({SITE_URL}: Env): string => new URL(SITE_URL?.trim() || brand.siteUrl).origin;

const lookAtDatabase: Check = async (database) => {
  await requireTables(database);
  const said: string[] = [];
  await checkDatabase(database, (line) => said.push(line));
  await checkClock(database);
  if (said[0]) throw new Error(said[0]);
  return `${database.description}, with the rights that the migrations grant`;
};

const lookAtSchema: Check = async (database) => {
  const missing = await findMissing(database);
  if (missing.length === 0) return 'all migrations are applied, as they are in this checkout';
  const names = missing.map(({version, name}) => `${version}_${name}`);
  throw new Error(`${names.join(', ')} is not applied: npm run owner -- migrate`);
};

/** Calls each public function with a token that nothing has. @throws in one line, with the function */
const callFunctions = async (session: Session): Promise<void> => {
  const functions = await session.query<{name: string; call: string}>(
    `select proname as name, format('select * from public.%I(%s)', proname,
              (select string_agg(case type when 'timestamptz'::regtype then 'now()' else '''x''' end, ', ')
                 from unnest(proargtypes) as type)) as call
       from pg_proc where pronamespace = 'public'::regnamespace
        and has_function_privilege('anon', oid, 'execute')
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`,
  );
  for (const {name, call} of functions) {
    await session.query(call).catch((error: Error) => {
      throw new Error(`${name} fails: ${error.message} (settings: docs/run/demos.md)`);
    });
  }
};

/** Stores a row of each form as a visitor would. @throws in one line, with the form */
const storeRows = async (session: Session, env: Env): Promise<void> => {
  const [time] = await session.query<{starts_at: Date}>(
    'select starts_at from private.demo_times(now()) where is_free limit 1',
  );
  if (!time)
    throw new Error('no demo can be booked: every day is closed or full (docs/run/demos.md)');
  const person = {id: randomUUID(), email: `check-${randomUUID()}@example.com`};
  const rows = {
    newsletter_subscriptions: person,
    contact_messages: {...person, first_name: 'Check', last_name: 'Check', message: 'Check'},
    demo_bookings: {...person, token: randomUUID(), starts_at: time.starts_at, name: 'Check'},
  };
  const headers = {'x-forwarded-for': '192.0.2.1', origin: siteOrigin(env)};
  await session.query(`select set_config('request.headers', $1, true)`, [JSON.stringify(headers)]);
  await session.query('set local role anon').catch((error: Error) => {
    throw new Error(
      `can’t be tried (${error.message}); as a superuser: grant anon to <the user of DATABASE_URL>`,
    );
  });
  for (const [table, row] of Object.entries(rows)) {
    await session.query(`select set_config('request.has_a_row', '', true)`);
    await session
      .query(
        `insert into public.${table} (${Object.keys(row).join()})
         values (${Object.keys(row)
           .map((_, index) => `$${index + 1}`)
           .join()})`,
        Object.values(row),
      )
      .catch((error: Error) => {
        throw new Error(`${table} refuses a right row: ${error.message}`);
      });
  }
  await session.query('reset role');
  const counted = await session.query('select from private.insert_log where inserted_at > now()');
  if (counted.length !== Object.keys(rows).length)
    throw new Error(
      'rows are stored without their rules: a trigger is missing or disabled; restore the schema',
    );
};

const lookAtForms: Check = (database, env) =>
  database.rehearse(async (session) => {
    await callFunctions(session);
    await storeRows(session, env);
    return 'each function answers, and each form stores a row (taken back)';
  });

const lookAtSettings: Check = async (database, env) => {
  const rows = await database.query<{name: string; value: string}>(
    'select * from private.settings',
  );
  const valueOf = (name: string): string => rows.find((row) => row.name === name)?.value ?? '';
  const set = (name: string, value: string): string =>
    `update private.settings set value = '${value}' where name = '${name}';`;
  const [length] = await database.query<{minutes: number}>(
    'select (extract(epoch from $1::interval) / 60)::integer as minutes',
    [valueOf('demo_length')],
  );
  if (valueOf('office_zone') !== officeZone)
    throw new Error(
      `office_zone is ${valueOf('office_zone')}, the pages and emails say ${officeZone}: ${set('office_zone', officeZone)}`,
    );
  if (length?.minutes !== demo.minutes)
    throw new Error(
      `demo_length is ${length?.minutes} minutes, the pages and emails say ${demo.minutes}: change it here or in src/data/demo.ts`,
    );
  const [origins, origin] = [valueOf('site_origins'), siteOrigin(env)];
  const isHere = /localhost|127\.0\.0\.1/.test(origin);
  if (!origins.split(',').includes(origin) && (origins !== '' || !isHere)) {
    const effect =
      origins === ''
        ? 'any site can send from its visitors’ browsers'
        : 'the site’s own forms are refused';
    throw new Error(`site_origins lacks ${origin}, so ${effect}: ${set('site_origins', origin)}`);
  }
  return `${officeZone}, ${demo.minutes} minutes, forms of ${origins || 'any site'}`;
};

const lookAtMailServer: Check = async (_, env) => {
  if (!env.SMTP_URL?.trim()) return 'not asked, because SMTP_URL isn’t set here';
  const mailer = openMailer(readWorkerSettings(env));
  const problem = await mailer.check().finally(() => mailer.close());
  if (problem !== null) throw new Error(problem);
  return 'takes the login';
};

const lookAtWorker: Check = async (database) => {
  const [sweep] = await database.query<{minutes: number; ever: boolean}>(
    `select (extract(epoch from clock_timestamp() - changed_at) / 60)::integer as minutes,
            changed_at > 'epoch' as ever
       from private.settings where name = 'last_sweep'`,
  );
  if (!sweep?.ever) throw new Error('no worker has run here, so no email is sent: npm run worker');
  if (sweep.minutes > LATE_MINUTES)
    throw new Error(
      `the last sweep was ${counted(sweep.minutes, 'minute')} ago: start the worker, and read its log (journalctl -u ringwell-worker)`,
    );
  return `swept ${counted(sweep.minutes, 'minute')} ago`;
};

const lookAtJobs: Check = async (database) => {
  if (!(await hasQueue(database)))
    throw new Error('there is no queue yet; the first worker creates it');
  const [late] = await database.query<{count: number; error: string | null}>(
    `select count(*)::integer as count, max(last_error) as error from graphile_worker.jobs
      where attempts < max_attempts and created_at < now() - make_interval(mins => $1) and run_at < now() + interval '15 minutes'
        and (attempts > 0 or run_at < now() - make_interval(mins => $1))`,
    [LATE_MINUTES],
  );
  const [given] = await database.query<{count: number}>(
    `select count(*)::integer as count from graphile_worker.jobs
      where attempts >= max_attempts and updated_at > now() - interval '1 day'`,
  );
  if (late?.count)
    throw new Error(
      `${counted(late.count, 'email')} waits for more than ${LATE_MINUTES} minutes (${late.error ?? 'not tried'}): npm run owner -- jobs`,
    );
  if (given?.count)
    throw new Error(
      `${counted(given.count, 'job')} was given up within a day: npm run owner -- jobs`,
    );
  return 'nothing is late';
};

const lookAtCeilings: Check = async (database) => {
  const reached = await database.query<{name: string; used: number}>(
    'select * from private.reached_ceilings',
  );
  if (reached.length === 0) return 'none is reached';
  const texts = reached.map(({name, used}) =>
    name === 'demos'
      ? `${used} demos in a day, so new ones are held until they are confirmed (docs/run/demos.md)`
      : `${used} emails of the form for a ${name} in an hour, so more wait (docs/run/backend.md)`,
  );
  throw new Error(texts.join('; '));
};

const CHECKS: readonly (readonly [name: string, check: Check])[] = [
  ['database', lookAtDatabase],
  ['schema', lookAtSchema],
  ['settings', lookAtSettings],
  ['forms', lookAtForms],
  ['table API', askTableApi],
  ['mail server', lookAtMailServer],
  ['worker', lookAtWorker],
  ['queue', lookAtJobs],
  ['ceilings', lookAtCeilings],
];

/** Looks at everything. @returns a line for each @throws with these lines, if one is wrong */
export const checkAll = async (database: Database, env: Env = process.env): Promise<string> => {
  const lines: string[] = [];
  let isWell = true;
  for (const [name, check] of CHECKS) {
    const [state, text] = await check(database, env).then(
      (seen) => ['ok   ', seen] as const,
      (error: Error) => ['WRONG', error.message.replace(/\s*\n\s*/g, ' ')] as const,
    );
    lines.push(`${state} ${name}: ${text}`);
    isWell &&= state !== 'WRONG';
    // The others would say the same.
    if (!isWell && name === 'database' && /^DATABASE_URL|lacks the newest/.test(text)) break;
  }
  if (isWell) return lines.join('\n');
  throw new Error(lines.join('\n'));
};
