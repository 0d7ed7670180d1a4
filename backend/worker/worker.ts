import {EventEmitter} from 'node:events';
import {setTimeout as delay} from 'node:timers/promises';
import {type Job, Logger, runMigrations, runOnce, runTaskList} from 'graphile-worker';
import {checkClock, checkDatabase} from '../database/startChecks.ts';
import {openDatabase, withRemedy} from '../database/database.ts';
import {openMailer} from './mailer.ts';
import type {WorkerSettings} from './settings.ts';
import type {SmtpError} from './smtpErrors.ts';
import {sweep} from './sweep.ts';
import {createTasks} from './tasks.ts';

/** Maximum number of emails that are sent at the same time. */
const MAX_CONCURRENT_EMAILS = 4;
const SWEEP_MS = 60_000;
const RESTART_MS = 2_000;
/** Minimum time between equal lines about one outage. */
const MIN_LOG_INTERVAL_MS = 600_000;
/** Time without a failure after which the next one is another outage. */
const MIN_RUN_MS = 60_000;

export interface WorkerOptions {
  readonly settings: WorkerSettings;
  /** Prints failures for the operator, one line each, without text typed by strangers. */
  readonly log: (line: string) => void;
  /** For tests. */
  readonly now?: () => Date;
  readonly sweepMs?: number;
}

export interface RunningWorker {
  /** Stops after the emails in flight are sent. */
  stop(): Promise<void>;
}

/** SQL that queues a sweep: one, however many workers do it, which keeps its place before later jobs. */
const QUEUE_SWEEP = `
  select graphile_worker.add_job('sweep', job_key => 'sweep', job_key_mode => 'preserve_run_at')`;

/** Events of a statement of the queue that failed: it got no job, or couldn't store that one ended. */
const QUEUE_FAILURES = ['worker:getJob:error', 'worker:fatalError'] as const;

/**
 * Checks for a failure that needs the owner: a task without tries left, or a refusal by the mail server that
 * isn't about one visitor's address.
 */
const needsOwner = (job: Job, {cause}: Error): boolean => {
  const {command, responseCode = 0} = (cause ?? {}) as SmtpError;
  return job.attempts >= job.max_attempts || (responseCode >= 500 && command !== 'RCPT TO');
};

/**
 * Connects, checks the database, and creates the queue's tables.
 *
 * @param warn prints what is unusual about the database, at the first start
 * @throws one line with the problem
 */
const open = async (
  {settings, log, now = () => new Date()}: WorkerOptions,
  warn: WorkerOptions['log'],
) => {
  const database = openDatabase(settings.databaseUrl, 'ringwell-worker');
  const mailer = openMailer(settings);
  const context = {database, mailer, settings, now};
  let hasProblem = false;
  const events = new EventEmitter();
  const failed = new Promise<string>((resolve) => {
    for (const name of QUEUE_FAILURES) {
      events.once(name, ({error}: {readonly error: Error}) => {
        hasProblem = true;
        resolve(`The database doesn’t answer; trying again: ${withRemedy(error).message}`);
      });
    }
  });
  /** Options of the queue. */
  const queue = {
    events,
    pgPool: database.pool,
    concurrency: MAX_CONCURRENT_EMAILS,
    // Poolers in transaction mode, such as Supabase's port 6543, lose them after each transaction.
    noPreparedStatements: true,
    noHandleSignals: true,
    pollInterval: 2_000,
    logger: new Logger(() => (level, message, meta) => {
      // The queue reports each job that ends and each lost connection; only failures matter to the operator.
      const {error, failure, job} = (meta ?? {}) as {error?: Error; failure?: true; job?: Job};
      if (failure && job && error) {
        const isLast = job.attempts >= job.max_attempts;
        hasProblem ||= needsOwner(job, error);
        const next = isLast ? 'given up' : 'will be tried again';
        log(`${job.task_identifier}, try ${job.attempts}: ${error.message}; ${next}`);
      } else if (level === 'warning') log(message);
    }),
    taskList: createTasks(context),
  };
  const close = async (): Promise<void> => {
    mailer.close();
    await database.close();
  };
  try {
    await checkDatabase(database, warn);
    await checkClock(database);
    await runMigrations(queue);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    context,
    queue,
    /** Resolves with one line when a statement of the queue has failed. */
    failed,
    /** Returns true if a failure needs the owner. */
    hasProblem: () => hasProblem,
    close,
  };
};

type OpenWorker = Awaited<ReturnType<typeof open>>;

/** Logs a problem of the mail server; emails wait until it is corrected. @returns false if there is one */
const checkMailServer = async ({context}: OpenWorker, {log}: WorkerOptions): Promise<boolean> => {
  const problem = await context.mailer.check();
  if (problem) log(problem);
  return problem === null;
};

interface QueueEnd {
  /** One line, if a statement of the queue failed. */
  readonly problem: string | void;
  /** Resolves when the emails in flight are sent, and the connections are closed. */
  readonly closed: Promise<void>;
}

/** Runs the queue until one of its statements fails, or the worker is stopped. */
const runQueue = async (
  {context: {database}, queue, failed, close}: OpenWorker,
  stopped: Promise<void>,
  sweepMs = SWEEP_MS,
): Promise<QueueEnd> => {
  const pool = runTaskList(queue, queue.taskList, database.pool);
  let requested: Promise<unknown> = Promise.resolve();
  const requestSweep = (): void => {
    // Ignores an outage of the database, because the next request follows.
    requested = database.query(QUEUE_SWEEP).catch(() => undefined);
  };
  requestSweep();
  const timer = setInterval(requestSweep, sweepMs);
  // The queue ends by itself when a newer version of it changes its tables.
  const problem = await Promise.race([failed, stopped, pool.promise]);
  clearInterval(timer);
  const end = async (): Promise<void> => {
    await requested;
    await pool.gracefulShutdown();
    await pool.promise;
    await close();
  };
  // A connection that can't be closed is lost anyway.
  return {problem, closed: end().catch(() => undefined)};
};

/**
 * Sends emails as they become due, until it is stopped. Any number of workers may run. Starts again with new
 * connections after a failure of the queue, which would otherwise go on without one of its workers, with a
 * connection that never answers, or without any job.
 *
 * @throws one line with the problem, at the start
 */
export const startWorker = async (options: WorkerOptions): Promise<RunningWorker> => {
  let isStopping = false;
  let stop: () => void = () => undefined;
  const stopped = new Promise<void>((resolve) => (stop = resolve));
  let opened: OpenWorker | undefined = await open(options, options.log);
  void checkMailServer(opened, options);
  const work = async (): Promise<void> => {
    /** Queues that have failed; a new one doesn't wait for their emails, which may take minutes. */
    const closing = new Set<Promise<void>>();
    let logged = {problem: '', at: 0};
    while (!isStopping) {
      const startedAt = Date.now();
      const running = (opened ? Promise.resolve(opened) : open(options, () => undefined)).then(
        (ready) => runQueue(ready, stopped, options.sweepMs),
      );
      const {problem, closed} = await running.catch((error: Error): QueueEnd => ({
        problem: withRemedy(error).message,
        closed: Promise.resolve(),
      }));
      closing.add(closed);
      void closed.then(() => closing.delete(closed));
      const isSameOutage =
        problem === logged.problem &&
        Date.now() < startedAt + MIN_RUN_MS &&
        Date.now() < logged.at + MIN_LOG_INTERVAL_MS;
      if (problem && !isSameOutage) {
        options.log(problem);
        logged = {problem, at: Date.now()};
      }
      opened = undefined;
      await Promise.race([stopped, delay(RESTART_MS)]);
    }
    await Promise.all(closing);
  };
  const working = work();
  return {
    stop: async () => {
      isStopping = true;
      stop();
      await working;
    },
  };
};

/**
 * Sends the emails that are due now and ends, for a scheduler such as cron.
 *
 * @returns false if a failure needs the owner
 * @throws if the database can't be read
 */
export const workOnce = async (options: WorkerOptions): Promise<boolean> => {
  const opened = await open(options, options.log);
  const {context, queue, failed, hasProblem, close} = opened;
  const checked = checkMailServer(opened, options);
  void failed.then(options.log);
  try {
    // Called directly, because the failure of a job would not change the exit code.
    await sweep(context);
    await runOnce(queue);
    return (await checked) && !hasProblem();
  } finally {
    await close();
  }
};
