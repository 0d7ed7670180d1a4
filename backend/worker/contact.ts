/** Tasks of the worker for contact messages. */
import {officeTime} from '../lib/officeTime.ts';
import {replyDeadline} from '../../src/features/contact/rules/replyDeadline.ts';
import {reminderDue} from '../lib/replyDeadline.ts';
import type {SendOutcome} from './ledger.ts';
import * as mails from './mail/contact.ts';
import {hourlyKey, mailKey} from './mailKeys.ts';
import {rowMails, type WithKey} from './rowMails.ts';
import type {MessageRow} from './rows.ts';
import {sendDigest} from './sendToOwner.ts';
import type {TaskContext} from './taskContext.ts';

/** Minimum time between two receipts to one address. */
const MIN_RECEIPT_INTERVAL = '24 hours';

/** Reads messages that the honeypot marked, and that the owner has no email about. */
const readMarked = ({database}: TaskContext): Promise<WithKey<MessageRow>[]> =>
  database.query(
    `select *, id as message_id from public.contact_messages
       cross join private.mail_key('notify-owner', id) as entry (key)
      where honeypot and answered_at is null
        and not exists (select from private.mails where mails.key = entry.key and outcome <> 'sending')
      order by created_at, id`,
  );

/** Returns the reason to send no receipt: the deadline has passed, or this address got one within MIN_RECEIPT_INTERVAL. */
const skipReceipt = async (
  {database, now}: TaskContext,
  {email, created_at, key}: WithKey<MessageRow>,
): Promise<SendOutcome | undefined> => {
  if (replyDeadline(created_at) < now())
    return {outcome: 'skipped', reason: 'the message was already overdue'};
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
    [email, MIN_RECEIPT_INTERVAL, key],
  );
  return earlier && {outcome: 'skipped', reason: 'this address got one within a day'};
};

/**
 * Reminds the owner at REMINDER_HOURS before the reply deadline and after it, with at most one email an hour for all
 * messages.
 */
const remindOwner = async (context: TaskContext): Promise<void> => {
  const {database, settings, now} = context;
  const open = await database.query<Pick<MessageRow, 'id' | 'created_at'>>(
    'select id, created_at from public.contact_messages where not honeypot and answered_at is null',
  );
  const due = open.flatMap(({id, created_at}) => {
    const stage = reminderDue(now(), created_at);
    return stage === null ? [] : [{key: mailKey(`remind-${stage}`, id), message_id: id}];
  });
  await sendDigest(context, hourlyKey('reminders', now()), due, async (entries) => {
    const messages = await database.query<MessageRow>(
      'select * from public.contact_messages where id = any($1) order by created_at, id',
      [entries.map(({message_id}) => message_id)],
    );
    return mails.reminderMail(messages, settings, now());
  });
};

export const contactTasks = (context: TaskContext) => {
  const {settings, now} = context;
  const {toVisitor, toOwner, digestOf} = rowMails<MessageRow>(context, {
    table: 'public.contact_messages',
    column: 'message_id',
  });
  return {
    'notify-owner': toOwner((message) => mails.newMessage(message, settings, now())),
    'owner-digest': digestOf('notify-owner', (messages) =>
      mails.ownerDigest(messages, settings, now()),
    ),
    'honeypot-digest': async () =>
      sendDigest(
        context,
        mailKey('honeypot-digest', officeTime(now()).day),
        await readMarked(context),
        (messages) => mails.honeypotDigest(messages, settings),
      ),
    receipt: toVisitor(mails.receipt, (message) => skipReceipt(context, message)),
    reminders: () => remindOwner(context),
  };
};
