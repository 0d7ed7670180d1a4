/**
 * Tasks that send emails about single rows. The view private.due_mails decides which are due; the subjects' tasks
 * decide what they say.
 */
import type {JobHelpers, Task} from 'graphile-worker';
import * as z from 'zod';
import type {Session} from '../database/database.ts';
import {type LedgerEntry, type SendOutcome, sendOnce} from './ledger.ts';
import type {Mail} from './mail/layout.ts';
import {mailKey} from './mailKeys.ts';
import {sendDigest, sendToOwner} from './sendToOwner.ts';
import {OWNER_WINDOW_MINUTES} from './settings.ts';
import type {TaskContext} from './taskContext.ts';
import type {TaskName} from './taskNames.ts';

/** Payload of a job, which is validated because other programs can add jobs, too. */
const payloadSchema = z.object({id: z.guid()});

const WINDOW_MS = OWNER_WINDOW_MINUTES * 60_000;

/** Table or join that emails are about, and the ledger's column with the ids of its rows. */
interface MailedTable {
  readonly table: string;
  readonly column: 'message_id' | 'subscription_id' | 'booking_id';
}

/** Row with the key of the email about it, and the ledger's column with its id. */
export type WithKey<Row> = Row & LedgerEntry;

type Due<Row> = WithKey<Row> & {
  /** Task that merges emails beyond the limit of those to the owner. */
  readonly digest: string;
  /** Form that caused the email, if its emails are limited. */
  readonly form: 'message' | 'sign-up' | null;
};

/** Reads the rows of a table with an email that is due and not sent yet. @param id of one row; null for all */
const readDue = <Row>(
  {database, now}: TaskContext,
  {table, column}: MailedTable,
  task: string,
  id: string | null = null,
): Promise<Due<Row>[]> =>
  database.query<Due<Row>>(
    `select entry.*, id as ${column}, due.key, digest, form
       from private.due_mails as due join ${table} as entry using (id)
      where task = $1 and ($2::uuid is null or id = $2)
        and (due_at is null or due_at <= $3 and $3 < due_until)
        and not exists (select from private.mails where mails.key = due.key and outcome <> 'sending')
      order by due.changed_at, id`,
    [task, id, now()],
  );

/** Checks the limits of emails that strangers cause. */
const maySendToVisitor = async (
  session: Session,
  {email, form}: {readonly email: string; readonly form: string | null},
): Promise<boolean> => {
  if (form === null) return true;
  const [limits] = await session.query<{may_send: boolean}>(
    'select private.may_send_mail($1, $2) as may_send',
    [email, form],
  );
  return limits?.may_send === true;
};

/** Checks that the limit of recent emails to the owner isn't reached; if it is, queues a digest. */
const maySendToOwner = async (
  session: Session,
  digest: string,
  {addJob, job}: JobHelpers,
  {settings, now}: TaskContext,
): Promise<boolean> => {
  // Until the caller's transaction ends, so that two callers can't both get the last one.
  await session.query(`select pg_advisory_xact_lock(hashtextextended('mails to the owner', 0))`);
  const [row] = await session.query<{count: string}>(
    `select count(*) from private.mails
      where starts_with(key, $1) and outcome in ('sending', 'sent') and reason is null and done_at > $2`,
    [job.task_identifier, new Date(now().getTime() - WINDOW_MS)],
  );
  if (Number(row?.count) < settings.maxOwnerEmails) return true;
  // The first one sets the time, or a steady stream would delay it forever.
  const runAt = new Date(Date.now() + WINDOW_MS);
  await addJob(digest, {}, {jobKey: digest, jobKeyMode: 'preserve_run_at', runAt});
  return false;
};

/** Creates the tasks for the rows of a table. */
export const rowMails = <Row extends {readonly id: string; readonly email: string}>(
  context: TaskContext,
  mailed: MailedTable,
) => {
  const {database, mailer} = context;

  /** Creates a task that sends one email, unless it was sent or is no longer due. */
  const forDueRow =
    (send: (row: Due<Row>, helpers: JobHelpers) => Promise<void>): Task =>
    async (payload, helpers) => {
      const {id} = payloadSchema.parse(payload);
      const [row] = await readDue<Row>(context, mailed, helpers.job.task_identifier, id);
      if (row) await send(row, helpers);
    };

  return {
    /** Creates a task that emails the visitor. @param skip why no email is sent */
    toVisitor: (
      compose: (row: Row) => Mail,
      skip?: (row: WithKey<Row>) => Promise<SendOutcome | undefined>,
    ): Task =>
      forDueRow((row) =>
        sendOnce(
          database,
          [row],
          async () => (await skip?.(row)) ?? mailer.send(row.key, row.email, compose(row)),
          (session) => maySendToVisitor(session, row),
        ),
      ),
    /** Creates a task that emails the owner, or leaves that to the digest. */
    toOwner: (compose: (row: Row) => Mail): Task =>
      forDueRow((row, helpers) =>
        sendOnce(
          database,
          [row],
          () => sendToOwner(context, row.key, compose(row)),
          (session) => maySendToOwner(session, row.digest, helpers, context),
        ),
      ),
    /** Creates a task that sends the owner one email instead of those that a task left. */
    digestOf:
      (task: TaskName, compose: (rows: readonly Row[]) => Mail): Task =>
      async (_, {job}) =>
        sendDigest(
          context,
          mailKey(job.task_identifier as TaskName, job.id),
          await readDue<Row>(context, mailed, task),
          compose,
        ),
  };
};
