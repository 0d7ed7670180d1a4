/** Tasks of the worker for contact messages. */
import type {JobHelpers, TaskList} from 'graphile-worker';
import {officeTime, reminderDue, replyDeadline} from '../reply-deadline/replyDeadline.ts';
import {notifyOwner, sendDigest} from './digest.ts';
import {type LedgerEntry, readMissing, sendOnce} from './ledger.ts';
import * as mails from './mail/contact.ts';
import {hourlyKey, mailKey} from './mailKeys.ts';
import {withId} from './payload.ts';
import {type MessageRow, readMessage} from './rows.ts';
import {sendToOwner, sendToVisitor, type TaskContext} from './send.ts';

/** Minimum time between two receipts to one address. */
const RECEIPT_EVERY = '24 hours';

const ownerEntry = ({id}: Pick<MessageRow, 'id'>): LedgerEntry => ({
  key: mailKey('notify-owner', id),
  message_id: id,
});

const NOTICE = {kind: 'notify-owner', digest: 'owner-digest'} as const;

/** Notifies the owner of a new message, within seconds. */
const announce = async (context: TaskContext, id: string, helpers: JobHelpers): Promise<void> => {
  const {database, settings, now} = context;
  const message = await readMessage(database, id);
  if (!message || message.answered_at) return;
  await notifyOwner(context, helpers, NOTICE, ownerEntry(message), () =>
    mails.newMessage(message, settings, now()),
  );
};

/** Reads unanswered messages that the owner has no email about. */
const readUnsent = ({database}: TaskContext, isHoneypot: boolean): Promise<MessageRow[]> =>
  database.query<MessageRow>(
    `select * from public.contact_messages
      where honeypot = $1 and answered_at is null
        and not exists (select from private.mails
                         where key = private.mail_key('notify-owner', id) and outcome <> 'sending')
      order by created_at, id`,
    [isHoneypot],
  );

/** Sends the visitor a receipt with the reply deadline, at most one a day per address. */
const sendReceipt = async (context: TaskContext, id: string): Promise<void> => {
  const {database, now} = context;
  const key = mailKey('receipt', id);
  const message = await readMessage(database, id);
  if (!message || message.honeypot) return;
  const {email, answered_at, created_at} = message;
  await sendOnce(
    database,
    [{key, message_id: id, limit: {to: email, form: 'message'}}],
    async () => {
      if (answered_at || replyDeadline(created_at) < now()) {
        return {outcome: 'skipped', reason: 'the message was already answered, or overdue'};
      }
      const [earlier] = await database.query(
        // If several run at once, only the first sends, because claims are made in sequence. The time of
        // a sent email is the end of its sending, which may be after this claim.
        `select from private.mails as mine
           join private.mails as other on other.key like 'receipt:%' and other.key <> mine.key
           join public.contact_messages on other.message_id = contact_messages.id
          where mine.key = $3
            and (other.outcome = 'sent' or other.outcome = 'sending' and other.done_at < mine.done_at)
            and other.done_at > now() - $2::interval
            and private.mailbox(email) = private.mailbox($1)`,
        [email, RECEIPT_EVERY, key],
      );
      if (earlier) return {outcome: 'skipped', reason: 'this address got one within a day'};
      return sendToVisitor(context, key, email, mails.receipt(message));
    },
  );
};

/**
 * Reminds the owner 12 and 4 hours before the reply deadline and after it, with at most one email an hour
 * for all messages.
 */
const remindOwner = async (context: TaskContext): Promise<void> => {
  const {database, settings, now} = context;
  const key = hourlyKey('reminders', now());
  const open = await database.query<Pick<MessageRow, 'id' | 'created_at'>>(
    'select id, created_at from public.contact_messages where not honeypot and answered_at is null',
  );
  const due = open.flatMap(({id, created_at}) => {
    const stage = reminderDue(now(), created_at);
    return stage === null ? [] : [{key: mailKey(`remind-${stage}`, id), message_id: id}];
  });
  const missing = await readMissing(database, due);
  if (missing.length === 0) return;
  await sendOnce(database, [{key}, ...missing], async (keys) => {
    const messages = await database.query<MessageRow>(
      `select * from public.contact_messages
        where id = any($1) and answered_at is null order by created_at, id`,
      [missing.filter((entry) => keys.has(entry.key)).map(({message_id}) => message_id)],
    );
    if (messages.length === 0) return {outcome: 'skipped', reason: 'answered or deleted meanwhile'};
    return sendToOwner(context, key, mails.remind(messages, settings, now()));
  });
};

export const contactTasks = (context: TaskContext): TaskList => {
  const {settings, now} = context;
  return {
    'notify-owner': withId((id, helpers) => announce(context, id, helpers)),
    'owner-digest': async (_, {job}) =>
      sendDigest(
        context,
        mailKey('owner-digest', job.id),
        await readUnsent(context, false),
        ownerEntry,
        (messages) => mails.ownerDigest(messages, settings, now()),
      ),
    'honeypot-digest': async () =>
      sendDigest(
        context,
        mailKey('honeypot-digest', officeTime(now()).day),
        await readUnsent(context, true),
        ownerEntry,
        (messages) => mails.honeypotDigest(messages, settings),
      ),
    receipt: withId((id) => sendReceipt(context, id)),
    reminders: () => remindOwner(context),
  };
};
