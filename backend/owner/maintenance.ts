/** Commands that maintain the database and its queue. */
import {keptDays} from '../../src/data/retention.ts';
import {counted} from '../../src/lib/format/counted.ts';
import {checkDatabase} from '../database/startChecks.ts';
import type {Database, Session} from '../database/database.ts';
import {checkTableApi} from '../database/tableApiCheck.ts';
import {migrate} from '../database/migrate.ts';
import {hasQueue, readFailures} from '../worker/readFailures.ts';
import {type Deletion, formatTimestamp, table} from './terminal.ts';

/** Job of the worker's queue. */
interface Job {
  /** Key, such as `notify-owner:<message>`. */
  readonly job: string;
  readonly run_at: Date;
  readonly attempts: number;
  /** Time when a worker started it; null if it waits. */
  readonly locked_at: Date | null;
  readonly last_error: string | null;
}

/** Lists pending and failed jobs of the worker. */
export const listJobs = async (session: Session): Promise<string> => {
  const hasWorker = await hasQueue(session);
  const waiting = hasWorker
    ? await session.query<Job>(
        `select coalesce(key, task_identifier) as job, run_at, attempts, locked_at, last_error
           from graphile_worker.jobs where attempts < max_attempts order by run_at, id`,
      )
    : [];
  const failures = await readFailures(session);
  const count =
    waiting.length === 0
      ? 'No jobs are pending.'
      : `${counted(waiting.length, 'job')} pending (UTC):`;
  return [
    hasWorker ? count : 'No worker has run here yet, so no email has been sent: npm run worker.',
    ...table(
      waiting.map(({job, run_at, attempts, locked_at, last_error}) => ({
        job,
        due: locked_at ? `running since ${formatTimestamp(locked_at)}` : formatTimestamp(run_at),
        tries: String(attempts),
        'last error': last_error,
      })),
    ),
    '',
    failures.length === 0
      ? 'Nothing failed permanently.'
      : `${counted(failures.length, 'job')} failed permanently (UTC):`,
    ...table(
      failures.map(({job, email, reason, at}) => ({
        job,
        email,
        at: formatTimestamp(at),
        reason,
      })),
    ),
  ].join('\n');
};

/** Applies missing migrations, and checks the database and the table API. */
export const migrateDatabase = async (database: Database): Promise<string> => {
  const applied = await migrate(database);
  await checkDatabase(database);
  const answer = await checkTableApi(database).catch(({message}: Error) => {
    throw new Error(`The migrations are applied, but the table API: ${message}`);
  });
  return [
    applied.length === 0
      ? `No migration is missing in ${database.description}.`
      : `Applied to ${database.description}:\n${applied.map((name) => `  ${name}`).join('\n')}`,
    `Table API: ${answer}.`,
  ].join('\n');
};

/**
 * Writes the SQL of a nightly job for a hosted project (pg_cron must be enabled under
 * Database → Extensions). Scheduling it again under the same name replaces it.
 */
export const retentionSql = (days: number = keptDays.forms): string =>
  `select cron.schedule(
  'retention',
  '17 3 * * *', -- every night at 3:17, in UTC
  $$select private.delete_old_entries(${days})$$
);`;

/** Deletes messages and demos that are past the retention period. */
export const retention = async (session: Session): Promise<Deletion> => {
  const days = keptDays.forms;
  const [row] = await session.query<{deleted: number}>(
    'select private.delete_old_entries($1) as deleted',
    [days],
  );
  const rows = row?.deleted ?? 0;
  return {rows, text: `Deleted contact messages and demos older than ${days} days: ${rows}.`};
};
