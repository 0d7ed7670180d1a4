import {keptDays} from '../../src/data/retention.ts';
import {ABANDONED_AFTER} from './ledger.ts';
import {officeTime} from '../lib/officeTime.ts';
import {correctRetries} from './retries.ts';
import type {TaskContext} from './taskContext.ts';
import {sweptTasks} from './taskNames.ts';

/** Hour of the daily digest of messages that the honeypot marked. */
const DIGEST_HOUR = 8;

/** Age from which an email without a job was missed by its row's trigger, or waits for a limit. */
const MISSED_AFTER = '1 minute';

/**
 * SQL for due emails that are neither sent, being sent, nor queued, alone or for a digest. Excludes new
 * rows, whose trigger's job may not be visible yet. The email before a reminder may also have been refused,
 * or be waiting for a retry.
 */
const UNSENT = `
  known as (select key from private.mails
             where outcome <> 'sending' or done_at > now() - $3::interval
            union all
            select key from graphile_worker.jobs where key is not null),
  unsent as (
    select * from private.due_mails as mail
     where case when due_at is null then changed_at < now() - $1::interval
                else due_at <= $2 and $2 < due_until end
       and (must_follow_key is null or exists (
              select from private.mails
               where mails.key = must_follow_key and done_at < due_at - interval '30 minutes'
              union all
              select from graphile_worker.jobs
               where jobs.key = 'demo:' || mail.id and last_error is not null))
       and not exists (select from known where known.key = mail.key)
       and not exists (select from known where known.key = task || ':' || mail.id)
       and not exists (select from known where known.key = digest)
  )`;

/**
 * SQL that adds a job for each task, unless a worker runs one: the queue would then replace it and count its
 * failure as permanent.
 */
const addSwept = `
  select graphile_worker.add_job(task, job_key => task, job_key_mode => 'preserve_run_at')
    from unnest($1::text[]) as task
   where not exists (select from graphile_worker.jobs where key = task and locked_at is not null)`;

/** SQL that adds jobs for rows without one, because the queue was missing or failed, or a worker was killed. */
const addMissed = `
  with ${UNSENT}
  select private.add_job(task, id) from unsent where form is null`;

/**
 * SQL that adds jobs for emails to visitors without one, or that wait for their limit: for each form as many
 * as the hour allows, for each mailbox one. Addresses without a tag come first, then the newest, so that
 * many variants of an address don't delay the email to its owner.
 */
const addWaiting = `
  with ${UNSENT},
  next as (
    select distinct on (form, mailbox) *
      from unsent cross join private.mailbox(email) as mailbox
     where form is not null and mailbox not in (select mailbox from private.full_mailboxes)
     order by form, mailbox, lower(email) = mailbox desc, changed_at desc
  ),
  ranked as (
    select *, row_number() over (partition by form order by changed_at desc) as rank from next
  ),
  room as (
    select form, private.remaining_mails(form) as allowed from unnest(array['message', 'sign-up']) as form
  )
  select private.add_job(task, id) from ranked join room using (form) where rank <= allowed`;

/**
 * Corrects retries, deletes expired data, and adds jobs for everything that is due. Can be repeated and run
 * in two workers at once, because jobs have keys and emails have entries in the ledger.
 */
export const sweep = async ({database, now}: TaskContext): Promise<void> => {
  await correctRetries(database);
  await database.query('select private.delete_expired()');
  await database.query('select private.delete_old_entries($1)', [keptDays.forms]);

  const isDigestTime = officeTime(now()).hour >= DIGEST_HOUR;
  // Also queued by the later sweeps of a day; the ledger has that day's entry, so these jobs end at once.
  const due = sweptTasks.filter((task) => task !== 'honeypot-digest' || isDigestTime);
  await database.query(addSwept, [due]);
  // Last, because many requests of strangers can make these queries slow.
  await database.query(addMissed, [MISSED_AFTER, now(), ABANDONED_AFTER]);
  await database.query(addWaiting, [MISSED_AFTER, now(), ABANDONED_AFTER]);
  await database.query(
    `update private.settings set changed_at = clock_timestamp() where name = 'last_sweep'`,
  );
};
