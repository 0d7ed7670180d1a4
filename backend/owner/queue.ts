import type {Session} from '../database/database.ts';

/** Job of the worker's queue. */
export interface Job {
  /** Key, such as `notify-owner:<message>`. */
  readonly job: string;
  readonly run_at: Date;
  readonly attempts: number;
  /** Time when a worker took it; null if it waits. */
  readonly locked_at: Date | null;
  readonly last_error: string | null;
}

/** Checks whether a worker has ever run on this database: the first one creates the queue. */
export const hasQueue = async (session: Session): Promise<boolean> => {
  const [queue] = await session.query<{exists: boolean}>(
    `select to_regclass('graphile_worker.jobs') is not null as exists`,
  );
  return queue?.exists === true;
};

const JOBS = `select coalesce(key, task_identifier) as job, run_at, attempts, locked_at, last_error
                from graphile_worker.jobs`;

/** Reads pending jobs, the next first. */
export const waitingJobs = async (session: Session): Promise<Job[]> =>
  (await hasQueue(session))
    ? session.query<Job>(`${JOBS} where attempts < max_attempts order by run_at, id`)
    : [];

/** SQL for jobs about rows, found by the id: a job that was added again while it ran has no key. */
const ABOUT = `where id in (
  select id from graphile_worker._private_jobs where payload ->> 'id' = any($1::text[]))`;

/** Reads all jobs about rows, also failed ones. */
export const jobsAbout = async (session: Session, ids: readonly string[]): Promise<Job[]> =>
  (await hasQueue(session))
    ? session.query<Job>(`${JOBS} ${ABOUT} order by run_at, id`, [ids])
    : [];

/**
 * Removes the jobs about deleted rows from the queue. One that a worker is running stays; it finds no row
 * and ends.
 */
export const dropJobsAbout = async (session: Session, ids: readonly string[]): Promise<void> => {
  if (!(await hasQueue(session))) return;
  await session.query(
    `select count(*) from graphile_worker.complete_jobs(
       (select array_agg(id) from graphile_worker.jobs ${ABOUT}))`,
    [ids],
  );
};
