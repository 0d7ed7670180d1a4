import {randomUUID} from 'node:crypto';
import {setTimeout as pause} from 'node:timers/promises';
import {insertStoredRow} from '../database/insertStoredRow.ts';
import {openDatabase} from '../database/database.ts';
import {type CatcherOptions, type CaughtMail, startMailCatcher} from '../local/mailCatcher.ts';
import {readWorkerSettings} from '../worker/settings.ts';
import {sweptTasks} from '../worker/taskNames.ts';
import {type RunningWorker, startWorker} from '../worker/worker.ts';
import {useTestDatabase} from './testDatabase.ts';
import {asVisitor} from './visitor.ts';

export const TEST_OWNER = 'owner@ringwell.example';

const MESSAGE = {
  first_name: 'Dana',
  last_name: 'Whitfield',
  email: 'dana@practice.example',
  message: 'How many calls at once?',
};

const DEMO = {name: 'Kim Whitfield', email: 'kim+demo@practice.example'};

/** Milliseconds that an email may take on a busy machine. */
const TIMEOUT_MS = 30_000;

/** Waits until a value meets a condition. @throws at the timeout, with the last value */
export const until = async <T>(
  what: () => Promise<T> | T,
  holds: (value: T) => boolean,
): Promise<T> => {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    const value = await what();
    if (holds(value)) return value;
    if (Date.now() > deadline)
      throw new Error(`Timed out; last value: ${JSON.stringify(value).slice(0, 500)}`);
    await pause(30);
  }
};

/** Creates an answer of the mail server that comes when it is released. @param text see mailCatcher.ts */
export const heldAnswer = (text?: string) => {
  let release: () => void = () => undefined;
  const released = new Promise<string | undefined>((resolve) => (release = () => resolve(text)));
  return {answer: () => released, release};
};

/** Opens a migrated database and a mail catcher, for one test. */
const openSite = async (
  databaseUrl: string,
  answer: CatcherOptions['answer'],
  extra: Readonly<Record<string, string>>,
) => {
  const database = openDatabase(databaseUrl);
  const catcher = await startMailCatcher({port: 0, answer});
  /** Runs one statement as the owner of the database. */
  const sql = <Row extends object>(text: string, ...params: unknown[]): Promise<Row[]> =>
    database.query<Row>(text, params);
  const insert = async (table: string, row: Readonly<Record<string, unknown>>): Promise<string> => {
    const id = randomUUID();
    await asVisitor(database, (session) => insertStoredRow(session, table, {id, ...row}));
    return id;
  };
  /** Waits for a complete sweep that starts after the call; a worker must be running. */
  const swept = async (): Promise<void> => {
    const key = `sweep-${randomUUID()}`;
    await sql(`select graphile_worker.add_job('sweep', '{}'::json, job_key => $1)`, key);
    await until(
      () => sql('select from graphile_worker.jobs where key = $1', key),
      (left) => left.length === 0,
    );
  };
  /** Waits until a sweep has found all jobs that are due now, and they are done. */
  const settled = async (): Promise<void> => {
    await swept();
    await until(
      () =>
        sql(
          `select from graphile_worker.jobs
            where task_identifier <> 'sweep' and run_at <= now() and attempts < max_attempts`,
        ),
      (due) => due.length === 0,
    );
  };
  // Removes limits, because tests send many rows; other tests check the limits.
  await sql('delete from private.insert_limits');
  await sql(`update private.settings set value = '100000' where name = 'mails_to_visitors'`);
  return {
    database,
    catcher,
    settings: readWorkerSettings({
      DATABASE_URL: databaseUrl,
      SMTP_URL: catcher.smtpUrl,
      OWNER_EMAIL: TEST_OWNER,
      SITE_URL: 'https://site.example',
      ...extra,
    }),
    sql,
    swept,
    settled,
    /** Waits until workers have claimed so many emails. */
    claimed: (count: number) =>
      until(
        () => sql(`select key from private.mails where outcome = 'sending'`),
        (keys) => keys.length === count,
      ),
    /** Stores a message as a visitor would. @returns its id */
    write: (row?: Readonly<Record<string, unknown>>) =>
      insert('contact_messages', {...MESSAGE, ...row}),
    /** Stores a sign-up as a visitor would. @returns its id */
    signUp: (email: string) => insert('newsletter_subscriptions', {email}),
    /** Books the first free time that is two days ahead, as a visitor would. */
    book: async (row?: Readonly<Record<string, unknown>>) => {
      const [time] = await sql<{starts_at: Date}>(
        `select starts_at from private.demo_times(now())
          where is_free and starts_at > now() + interval '2 days' limit 1`,
      );
      if (!time) throw new Error('no free time');
      const booking = {token: randomUUID(), ...time, ...DEMO, ...row};
      return {...booking, id: await insert('demo_bookings', booking)};
    },
    /** Reads the jobs in the queue, except those that each sweep adds. */
    jobs: () =>
      sql<{key: string; attempts: number; last_error: string | null}>(
        `select key, attempts, last_error from graphile_worker.jobs
          where task_identifier <> all($1) order by id`,
        ['sweep', ...sweptTasks],
      ),
    /** Makes a waiting job due. */
    hurry: (key: string) =>
      sql(
        `select graphile_worker.reschedule_jobs(array[id], run_at => now())
           from graphile_worker.jobs where key = $1`,
        key,
      ),
    /** Makes rows old enough to count as missed by their trigger. */
    age: (table: string) =>
      sql(`update public.${table} set created_at = created_at - interval '2 minutes'`),
    /** Waits until `count` emails to an address have arrived, and no more are due. */
    mailsTo: async (address: string, count: number): Promise<readonly CaughtMail[]> => {
      const read = (): readonly CaughtMail[] =>
        catcher.mails.filter(({to}) => to.includes(address));
      await until(read, (mails) => mails.length >= count);
      await settled();
      return read();
    },
  };
};

type TestSite = Awaited<ReturnType<typeof openSite>>;

/** Sets up a PostgreSQL server for the tests of a file, and a site with workers for each of them. */
export const workerHarness = () => {
  const test = useTestDatabase();
  let site: TestSite | undefined;
  let workers: RunningWorker[] = [];
  const harness = {
    /** Milliseconds by which the workers' clock is ahead; 0 at the start of a test. */
    clock: 0,
    /** Lines that workers have logged. */
    logged: [] as string[],
    restartDatabase: () => test.server.restart(),
    /** Opens the test's site. @param answer see mailCatcher.ts @param extra settings of the worker */
    open: async (
      answer?: CatcherOptions['answer'],
      extra: Readonly<Record<string, string>> = {},
    ): Promise<TestSite> =>
      (site = await openSite(await test.server.createMigratedDatabase(), answer, extra)),
    /** Starts a worker that sweeps continuously; stopped after the test. */
    work: async (): Promise<RunningWorker> => {
      if (!site) throw new Error('open a site first');
      const {stop} = await startWorker({
        settings: site.settings,
        log: (line) => harness.logged.push(line),
        now: () => new Date(Date.now() + harness.clock),
        sweepMs: 200,
      });
      // A second call returns the promise of the first.
      let stopped: Promise<void> | undefined;
      const worker = {stop: () => (stopped ??= stop())};
      workers.push(worker);
      // The first start registers the tasks in the queue. A message at that moment can lose its job to a
      // deadlock, which the sweep repairs after a minute: longer than a test waits.
      await site.swept();
      return worker;
    },
  };
  afterEach(async () => {
    await Promise.all(workers.map((one) => one.stop()));
    workers = [];
    harness.logged.length = 0;
    harness.clock = 0;
    await site?.catcher.close();
    await site?.database.close();
  });
  return harness;
};
