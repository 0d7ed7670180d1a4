import type {Session} from '../database/database.ts';

/** Email or job that failed permanently. */
export interface TaskFailure {
  /** Key of the job, such as `receipt:<message>`. */
  readonly job: string;
  /** Address of the visitor; null if it wasn't an email to one. */
  readonly email: string | null;
  readonly message_id: string | null;
  readonly subscription_id: string | null;
  readonly booking_id: string | null;
  /** Answer of the mail server, or the error's text. */
  readonly reason: string | null;
  readonly at: Date;
}

/** Checks whether a worker has ever run on this database: the first one creates the queue. */
export const hasQueue = async (session: Session): Promise<boolean> => {
  const [queue] = await session.query<{exists: boolean}>(
    `select to_regclass('graphile_worker.jobs') is not null as exists`,
  );
  return queue?.exists === true;
};

/** Reads permanently refused emails, and jobs without tries left. */
export const readFailures = async (session: Session): Promise<TaskFailure[]> => {
  const jobs = (await hasQueue(session))
    ? `union all
       select coalesce(key, task_identifier || ':' || id), null, null, null, null, last_error, updated_at
         from graphile_worker.jobs where attempts >= max_attempts and last_error is not null`
    : '';
  return session.query<TaskFailure>(
    `select key as job, coalesce(contact_messages.email, newsletter_subscriptions.email, demo_bookings.email) as email,
              message_id, subscription_id, booking_id, reason, done_at as at
         from private.mails
         left join public.contact_messages on contact_messages.id = message_id
         left join public.newsletter_subscriptions on newsletter_subscriptions.id = subscription_id
         left join public.demo_bookings on demo_bookings.id = booking_id
        where outcome = 'refused' ${jobs}
     order by at, job`,
  );
};
