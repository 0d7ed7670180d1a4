import type {Session} from '../database/database.ts';

/** Something that was not done and is not tried again. */
export interface Failure {
  /** Of the job, such as `receipt:<message>`. */
  readonly key: string;
  /** The visitor's address, where it was a mail to one. */
  readonly email: string | null;
  readonly message_id: string | null;
  readonly subscription_id: string | null;
  readonly booking_id: string | null;
  /** The mail server's words, or the error's. */
  readonly reason: string | null;
  readonly at: Date;
}

/**
 * Addresses that were refused for good, and jobs that were tried as often as they may be.
 *
 * @param unsentOnly those that the owner has no mail of
 */
export const readFailures = async (
  session: Session,
  {unsentOnly}: {readonly unsentOnly: boolean},
): Promise<Failure[]> => {
  const [queue] = await session.query<{exists: boolean}>(
    `select to_regnamespace('graphile_worker') is not null as exists`,
  );
  const jobs = queue?.exists
    ? `union all
       select coalesce(key, task_identifier || ':' || id), null, null, null, null, last_error, updated_at
         from graphile_worker.jobs where attempts >= max_attempts and last_error is not null`
    : '';
  return session.query<Failure>(
    `select * from (
       select key, coalesce(contact_messages.email, newsletter_subscriptions.email, demo_bookings.email) as email,
              message_id, subscription_id, booking_id, reason, done_at as at
         from private.mails
         left join public.contact_messages on contact_messages.id = message_id
         left join public.newsletter_subscriptions on newsletter_subscriptions.id = subscription_id
         left join public.demo_bookings on demo_bookings.id = booking_id
        where outcome = 'refused' ${jobs}
     ) as failed
     where not $1 or not exists (select from private.mails
                                  where mails.key = 'failed:' || failed.key and outcome <> 'sending')
     order by at, key`,
    [unsentOnly],
  );
};
