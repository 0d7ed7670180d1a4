import type {AddJobFunction} from 'graphile-worker';
import {operatorFacts} from '../../src/data/operatorFacts.ts';
import {ABANDONED_AFTER, isDone} from './ledger.ts';
import {officeTime} from '../reply-deadline/replyDeadline.ts';
import type {TaskContext} from './send.ts';

/** Hour of the daily digest of messages that the honeypot marked. */
const DIGEST_HOUR = 8;

/** Age from which a row without a job was missed by its trigger. */
const MISSED_AFTER = '1 minute';

/** Longest delay between tries, for so many days, so that emails leave soon after an outage. */
const RETRY_AT_MOST_EVERY = '10 minutes';
const RETRY_DAYS = 3;
/** Number of tries, of 25, at which the queue's delays reach about ten minutes. */
const RETRY_COUNT = 8;

/** SQL that unlocks jobs of killed workers; the queue would wait for four hours. */
const unlockAbandoned = `
  select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
    from graphile_worker.jobs where locked_at < now() - $1::interval having count(*) > 0`;

const shortenRetryDelays = `
  select graphile_worker.reschedule_jobs(array[id], run_at => now() + $1::interval,
           attempts => case when created_at > now() - make_interval(days => $2)
                            then least(attempts, $3) else attempts end::integer)
    from graphile_worker.jobs
   where attempts between 1 and max_attempts - 1 and locked_at is null
     and last_error is not null and run_at > now() + $1::interval`;

/** SQL for keys of emails that were sent, are being sent, or have a job. */
const KNOWN = `
  known as (select key from private.mails
             where outcome <> 'sending' or done_at > now() - $3::interval
            union all
            select key from graphile_worker.jobs where key is not null)`;

/** SQL that adds jobs for rows without one: the queue was missing or failed, or a worker was killed. */
const addMissed = `
  with ${KNOWN},
  due as (
    select 'notify-owner' as task, id, 'notify-owner:' || id as entry from public.contact_messages
     where not honeypot and answered_at is null and created_at < now() - $1::interval
       -- Messages that wait for the digest need no job.
       and not exists (select from known where key = 'owner-digest')
    union all
    -- A hold that ran out causes no email; a held demo, none to the owner.
    select 'demo', id,
      case when held_until is null or canceled_at is not null then 'demo-' || sequence else 'demo-held' end
        || ':' || id
      from public.demo_bookings
     where changed_at < now() - $1::interval
       and (held_until is null or coalesce(canceled_at, now()) < held_until)
    union all
    select 'demo', id, 'demo-owner-' || sequence || ':' || id from public.demo_bookings
     where changed_at < now() - $1::interval and held_until is null
       and not exists (select from known where key = 'demo-digest')
    union all
    -- Not shortly after the booking or the email about it, nor after the time of the reminder. That email may
    -- be sent, refused, or tried again.
    select task, id, task || '-' || sequence || ':' || id
      from public.demo_bookings,
           (values ('demo-day', interval '24 hours', interval '1 hour'),
                   ('demo-hour', interval '1 hour', interval '0')) as stage (task, from_then, until)
     where canceled_at is null and held_until is null
       and starts_at - from_then <= $2 and $2 < starts_at - until
       and changed_at < starts_at - from_then - interval '30 minutes'
       and exists (select from private.mails
                    where key = 'demo-' || sequence || ':' || id
                      and done_at < starts_at - from_then - interval '30 minutes'
                   union all
                   select from graphile_worker.jobs
                    where key = 'demo:' || id and last_error is not null)
  )
  select graphile_worker.add_job(task, json_build_object('id', id), job_key => task || ':' || id)
    from due
   where not exists (select from known where key = entry)
     and not exists (select from known where key = task || ':' || id)`;

/**
 * SQL that adds jobs for emails to visitors that have none, or that wait for their limit: for each form as
 * many as the hour allows, for each mailbox one. An address without a tag comes first, then the newest, so
 * that a flood of other spellings doesn't delay the email to the mailbox's owner.
 */
const addWaiting = `
  with ${KNOWN},
  due as (
    select 'receipt' as task, id, 'receipt:' || id as entry, email, created_at
      from public.contact_messages
     where not honeypot and answered_at is null and created_at < now() - $1::interval
    union all
    select 'confirm', id, 'confirm:' || id, email, created_at
      from public.newsletter_subscriptions
     where confirmed_at is null and unsubscribed_at is null and created_at < now() - $1::interval
    union all
    select 'confirm-again', id, 'confirm-again:' || id, email, created_at
      from public.newsletter_subscriptions
     where confirmed_at is null and unsubscribed_at is null
       and exists (select from private.mails
                    where key = 'confirm:' || id and outcome = 'sent'
                      and done_at < $2::timestamptz - interval '3 days')
  ),
  next as (
    select distinct on (form, mailbox) *
      from due
     cross join lateral (
       select private.mailbox(email), case task when 'receipt' then 'message' else 'sign-up' end
     ) as address (mailbox, form)
     where not exists (select from known where key = entry)
       and not exists (select from known where key = task || ':' || id)
       and mailbox not in (select full_one.mailbox from private.full_mailboxes as full_one)
     order by form, mailbox, lower(email) = mailbox desc, created_at desc
  ),
  ranked as (
    select *, row_number() over (partition by form order by created_at desc) as rank from next
  ),
  room as (
    select form, private.mails_left(form) as allowed
      from unnest(array['message', 'sign-up']) as form
  )
  select graphile_worker.add_job(task, json_build_object('id', id), job_key => task || ':' || id)
    from ranked join room using (form) where rank <= allowed`;

/**
 * Adds jobs for everything that is due: missed rows, reminders, digests, failures. Safe to repeat and to
 * run in two workers at once: jobs have keys, and emails have entries in the ledger.
 */
export const sweep = async (context: TaskContext, addJob: AddJobFunction): Promise<void> => {
  const {database, now} = context;
  await database.query(unlockAbandoned, [ABANDONED_AFTER]);
  await database.query(shortenRetryDelays, [RETRY_AT_MOST_EVERY, RETRY_DAYS, RETRY_COUNT]);
  await database.query('select private.delete_expired()');
  await addJob('reminders', {}, {jobKey: 'reminders'});

  const {day, hour} = officeTime(now());
  if (hour >= DIGEST_HOUR && !(await isDone(database, `honeypot-digest:${day}`))) {
    await addJob('honeypot-digest', {day}, {jobKey: 'honeypot-digest'});
  }

  await database.query('select private.delete_old_entries($1)', [
    operatorFacts.formRetentionDays.value,
  ]);

  await addJob('failures', {}, {jobKey: 'failures'});
  const ceilings = await database.query('select from private.reached_ceilings');
  if (ceilings.length > 0) await addJob('ceilings', {}, {jobKey: 'ceilings'});
  // Last, because strangers can make them long.
  await database.query(addMissed, [MISSED_AFTER, now(), ABANDONED_AFTER]);
  await database.query(addWaiting, [MISSED_AFTER, now(), ABANDONED_AFTER]);
  await database.query(
    `update private.settings set changed_at = clock_timestamp() where name = 'last_sweep'`,
  );
};
