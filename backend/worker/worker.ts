import {setTimeout as delay} from 'node:timers/promises';
import {type Job, Logger, makeWorkerUtils, run, type Runner, runOnce} from 'graphile-worker';
import {checkClock, checkDatabase} from '../database/startChecks.ts';
import {openDatabase, withRemedy} from '../database/database.ts';
import {openMailer} from './mailer.ts';
import type {WorkerSettings} from './settings.ts';
import type {SmtpError} from './smtpErrors.ts';
import {sweep} from './sweep.ts';
import {createTasks} from './tasks.ts';

/** Maximum number of emails that are sent at the same time. */
const CONCURRENCY = 4;
const SWEEP_MS = 60_000;
const RESTART_MS = 2_000;

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

/** Options of the sweep: one in the queue, however many workers request it. */
const SWEEP_JOB = {jobKey: 'sweep'};

/** Replaces the queue's messages about a lost connection, which differ by its current action. */
const describeQueueMessage = (message: string): string =>
  message
    .replace(/\s+/g, ' ')
    .replace(
      /^(?:Error with notify listener \(.*?\):|Failed to release job .*?; committing seppuku) /,
      'The database doesn’t answer; trying again: ',
    );

/**
 * Checks for a failure that needs the owner: a task without tries left, or a refusal by the mail server that
 * isn't about one visitor's address.
 */
const needsOwner = (job: Job, {cause}: Error): boolean => {
  const {command, responseCode = 0} = (cause ?? {}) as SmtpError;
  return job.attempts >= job.max_attempts || (responseCode >= 500 && command !== 'RCPT TO');
};

/** Connects and checks the database. @throws one line with the problem */
const prepare = async ({settings, log, now = () => new Date()}: WorkerOptions) => {
  const database = openDatabase(settings.databaseUrl, 'ringwell-worker');
  try {
    await checkDatabase(database, log);
    await checkClock(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  const mailer = openMailer(settings);
  // Emails wait until the setting is corrected.
  const checked = mailer.check().then((problem) => {
    if (problem) log(problem);
    return problem === null;
  });
  let hasProblem = false;
  const context = {database, mailer, settings, now};
  return {
    context,
    /** Options of the queue. */
    options: {
      pgPool: database.pool,
      concurrency: CONCURRENCY,
      // Poolers in transaction mode, such as Supabase's port 6543, lose them after each transaction.
      noPreparedStatements: true,
      noHandleSignals: true,
      pollInterval: 2_000,
      logger: new Logger(() => (level, message, meta) => {
        // The queue reports each job that ends; only failures matter to the operator.
        if (level !== 'error' && level !== 'warning') return;
        const {error, failure, job} = (meta ?? {}) as {error?: Error; failure?: true; job?: Job};
        if (failure && job && error) {
          const isLast = job.attempts >= job.max_attempts;
          hasProblem ||= needsOwner(job, error);
          const next = isLast ? 'given up' : 'will be tried again';
          log(`${job.task_identifier}, try ${job.attempts}: ${error.message}; ${next}`);
        } else if (!/UNLISTEN|^Worker exited/.test(message)) {
          hasProblem = true;
          log(describeQueueMessage(message));
        }
      }),
      taskList: createTasks(context),
    },
    /** Waits for the check of the mail server. @returns false if a failure needs the owner */
    isHealthy: async () => (await checked) && !hasProblem,
    close: async () => {
      mailer.close();
      await database.close();
    },
  };
};

/**
 * Sends emails as they become due, until it is stopped. Any number of workers may run. Restarts the queue
 * if it ends after a long outage of the database.
 *
 * @throws one line with the problem, at the start
 */
export const startWorker = async (options: WorkerOptions): Promise<RunningWorker> => {
  const {options: queue, close} = await prepare(options);
  const begin = async (): Promise<Runner> => {
    const started = await run(queue);
    // One of the queue's workers couldn't store that its job ended. It exits, and the queue would go on without
    // it, and without any after the last of them.
    started.events.on('worker:fatalError', () => void started.stop().catch(() => undefined));
    return started;
  };
  let runner: Runner | undefined = await begin().catch(async (error: unknown) => {
    await close();
    throw error;
  });
  let isStopping = false;
  const work = async (): Promise<void> => {
    while (!isStopping) {
      try {
        runner ??= await begin();
        await runner.promise;
      } catch (error) {
        options.log(`The queue ended: ${withRemedy(error as Error).message}`);
      }
      runner = undefined;
      if (!isStopping) await delay(RESTART_MS);
    }
  };
  const working = work();

  /** Latest request of a sweep, for which `stop` waits. */
  let requested: Promise<unknown> = Promise.resolve();
  const requestSweep = (): void => {
    // Ignores an outage of the database, because the next request follows.
    requested = runner?.addJob('sweep', {}, SWEEP_JOB).catch(() => undefined) ?? requested;
  };
  requestSweep();
  const timer = setInterval(requestSweep, options.sweepMs ?? SWEEP_MS);
  return {
    stop: async () => {
      isStopping = true;
      clearInterval(timer);
      await requested;
      await runner?.stop().catch(() => undefined);
      await working;
      await close();
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
  const {context, options: queue, isHealthy: isWell, close} = await prepare(options);
  try {
    const utils = await makeWorkerUtils(queue);
    await utils.migrate();
    // Called directly, because the failure of a job would not change the exit code.
    await sweep(context, utils.addJob);
    await utils.release();
    await runOnce(queue);
    return await isWell();
  } finally {
    await close();
  }
};
