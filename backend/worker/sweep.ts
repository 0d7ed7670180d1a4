import type {AddJobFunction} from 'graphile-worker';
import {operatorFacts} from '../../src/data/legalOperatorFacts.ts';
import {ABANDONED_AFTER, isDone} from './ledger.ts';
import {officeTime} from '../reply-deadline/replyDeadline.ts';
import type {TaskContext} from './taskContext.ts';

/** When the day's digest of what the honeypot marked is sent. Hours. */
const DIGEST_HOUR = 8;

/** A trigger's job needs a moment; what is older and has none was missed. */
const MISSED_AFTER = '1 minute';

/** A mail server that was down for long is tried again this often, for so many days. */
const RETRY_AT_MOST_EVERY = '10 minutes';
const RETRY_DAYS = 3;
/** The queue's own count of tries at which its pauses reach about ten minutes, of 25. */
const RETRY_COUNT = 8;

/** The queue itself waits for four hours. */
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

/** The keys of emails that were sent, are being sent, or have a job. */
const KNOWN = `
  known as (select key from private.mails
             where outcome <> 'sending' or done_at > now() - $3::interval
            union all
            select key from graphile_worker.jobs where key is not null)`;

/** Rows without a job: the queue was not there yet, refused, or a worker was killed. */
const addMissed = `
  with ${KNOWN},
  due as (
    select 'notify-owner' as task, id, 'notify-owner:' || id as entry from public.contact_messages
     where not honeypot and answered_at is null and created_at < now() - $1::interval
       -- What waits for the digest needs no job of its own.
       and not exists (select from known where key = 'owner-digest')
    union all
    select 'demo', id, 'demo-owner-' || sequence || ':' || id from public.demo_bookings
     where changed_at < now() - $1::interval
    union all
    -- Not to anyone who was written to shortly before, or after the moment of the reminder.
    select task, id, task || '-' || sequence || ':' || id
      from public.demo_bookings,
           (values ('demo-day', interval '24 hours', interval '1 hour'),
                   ('demo-hour', interval '1 hour', interval '0')) as stage (task, from_then, until)
     where canceled_at is null and starts_at - from_then <= $2 and $2 < starts_at - until
       and exists (select from private.mails
                    where key = 'demo-' || sequence || ':' || id and outcome = 'sent'
                      and done_at < starts_at - from_then - interval '30 minutes')
  )
  select graphile_worker.add_job(task, json_build_object('id', id), job_key => task || ':' || id)
    from due
   where not exists (select from known where key = entry)
     and not exists (select from known where key = task || ':' || id)`;

/**
 * Adds jobs for emails to visitors that have none, or that wait for room: for each form as many as may
 * leave this hour, for each mailbox one. An address without a tag goes first, then the newest: who floods
 * a mailbox with its other spellings does not keep the owner of it waiting.
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
    union all
    select 'demo', id, 'demo-' || sequence || ':' || id, email, changed_at
      from public.demo_bookings where changed_at < now() - $1::interval
  ),
  next as (
    select distinct on (form, mailbox) *
      from due
     cross join lateral (
       select private.mailbox(email),
              case task when 'receipt' then 'message' when 'demo' then 'demo' else 'sign-up' end
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
    select form, private.room_for_mail(form) as allowed
      from unnest(array['message', 'sign-up', 'demo']) as form
  )
  select graphile_worker.add_job(task, json_build_object('id', id), job_key => task || ':' || id)
    from ranked join room using (form) where rank <= allowed`;

/**
 * Finds what is due and makes jobs of it: what was missed, what the clock says, what failed. Safe to
 * repeat, and to run in two workers at once: jobs have keys, and mails have entries.
 */
export const sweep = async (context: TaskContext, addJob: AddJobFunction): Promise<void> => {
  const {database, now} = context;
  const run = (sql: string, params: readonly unknown[]): Promise<unknown> =>
    database.transaction((session) => session.query(sql, params));

  await run(unlockAbandoned, [ABANDONED_AFTER]);
  await run(shortenRetryDelays, [RETRY_AT_MOST_EVERY, RETRY_DAYS, RETRY_COUNT]);
  await run('select private.delete_expired()', []);
  await addJob('reminders', {}, {jobKey: 'reminders'});

  const {day, hour} = officeTime(now());
  if (hour >= DIGEST_HOUR && !(await isDone(database, `honeypot-digest:${day}`))) {
    await addJob('honeypot-digest', {day}, {jobKey: 'honeypot-digest'});
  }

  const keepDays = operatorFacts.formRetentionDays.value;
  if (keepDays !== null) await run('select private.delete_old_entries($1)', [keepDays]);

  await addJob('failures', {}, {jobKey: 'failures'});
  // Last, because strangers can make them long.
  await run(addMissed, [MISSED_AFTER, now(), ABANDONED_AFTER]);
  await run(addWaiting, [MISSED_AFTER, now(), ABANDONED_AFTER]);
};
