import type {Database} from '../database/database.ts';
import {ABANDONED_AFTER} from './ledger.ts';

/** Maximum delay between tries of failed jobs, so that emails are sent soon after an outage. */
const MAX_RETRY_DELAY = '10 minutes';
/** Days for which a job counts at most MAX_COUNTED_TRIES; the queue gives up after 25. */
const RETRY_DAYS = 3;
const MAX_COUNTED_TRIES = 8;

/** SQL that unlocks jobs of killed workers; the queue would wait for four hours. */
const unlockAbandoned = `
  select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
    from graphile_worker.jobs where locked_at < now() - $1::interval having count(*) > 0`;

/**
 * SQL that removes failed jobs without a key, which the queue would keep: all of our jobs have one, until a newer
 * job takes it.
 */
const removeReplaced = `
  select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
   where key is null and attempts >= max_attempts having count(*) > 0`;

const shortenRetryDelays = `
  select graphile_worker.reschedule_jobs(array[id], run_at => now() + $1::interval,
           attempts => case when created_at > now() - make_interval(days => $2)
                            then least(attempts, $3) else attempts end::integer)
    from graphile_worker.jobs
   where attempts between 1 and max_attempts - 1 and locked_at is null
     and last_error is not null and run_at > now() + $1::interval`;

/** Tries failed jobs again within minutes, also those of killed workers. */
export const correctRetries = async (database: Database): Promise<void> => {
  await database.query(unlockAbandoned, [ABANDONED_AFTER]);
  await database.query(removeReplaced);
  await database.query(shortenRetryDelays, [MAX_RETRY_DELAY, RETRY_DAYS, MAX_COUNTED_TRIES]);
};
