import type {JobHelpers, Task, TaskList} from 'graphile-worker';
import {DEMOS_TO_TELL, demoKey, remindOfDemo, sendBookingEmails} from './demos.ts';
import {type LedgerEntry, isDone, sendOnce, readMissing} from './ledger.ts';
import type {Mail} from './mail/layout.ts';
import {ceilingReached, demoDigest} from './mail/limits.ts';
import * as toOwner from './mail/toOwner.ts';
import * as toVisitor from './mail/toVisitor.ts';
import {replyDeadline, officeTime, reminderDue} from '../reply-deadline/replyDeadline.ts';
import {readFailures} from './failures.ts';
import {isLeftToDigest} from './ownerLimit.ts';
import {type StoredBooking, type MessageRow, readMessage, readSubscription} from './rows.ts';
import {sendToOwner, sendToVisitor, type TaskContext} from './send.ts';
import {sweep} from './sweep.ts';

/** Shortest time between two receipts to one address. */
const RECEIPT_EVERY = '24 hours';

/** Notifies the owner of a new message, within seconds. */
const notifyOwner = async (
  context: TaskContext,
  id: string,
  helpers: JobHelpers,
): Promise<void> => {
  const key = `notify-owner:${id}`;
  const message = await readMessage(context.database, id);
  if (!message || message.answered_at) return;
  if (await isLeftToDigest(context, 'notify-owner:%', 'owner-digest', helpers)) return;
  await sendOnce(context.database, [{key, message_id: id}], () =>
    sendToOwner(context, key, toOwner.newMessage(message, context.settings, context.now())),
  );
};

/** Sends all rows that the owner has no email about in one, after which each counts as sent. */
const sendDigest = async <Row>(
  context: TaskContext,
  key: string,
  sql: string,
  entryOf: (row: Row) => LedgerEntry,
  compose: (rows: readonly Row[]) => Mail,
): Promise<void> => {
  const rows = (await context.database.query(sql)) as Row[];
  if (rows.length === 0 || (await isDone(context.database, key))) return;
  await sendOnce(context.database, [{key}, ...rows.map(entryOf)], async (keys) => {
    await sendToOwner(context, key, compose(rows.filter((row) => keys.has(entryOf(row).key))));
    return {outcome: 'sent', reason: 'in a digest'};
  });
};

const messagesToTell = (isHoneypot: boolean): string =>
  `select * from public.contact_messages
    where honeypot = ${isHoneypot} and answered_at is null
      and not exists (select from private.mails
                       where key = 'notify-owner:' || contact_messages.id and outcome <> 'sending')
    order by created_at, id`;

const messageEntry = ({id}: MessageRow): LedgerEntry => ({
  key: `notify-owner:${id}`,
  message_id: id,
});

/** Sends the visitor a receipt with the reply deadline, at most one a day to an address. */
const receipt = async (context: TaskContext, id: string): Promise<void> => {
  const key = `receipt:${id}`;
  const message = await readMessage(context.database, id);
  if (!message || message.honeypot) return;
  await sendOnce(
    context.database,
    [{key, message_id: id, limit: {to: message.email, form: 'message'}}],
    async () => {
      if (message.answered_at || replyDeadline(message.created_at) < context.now()) {
        return {outcome: 'skipped', reason: 'the answer was there, or due, before it'};
      }
      const [earlier] = await context.database.query(
        // Of several at once, the first is sent: claims are made one after the other. A sent email's
        // time is the end of its sending, which may be after this claim.
        `select from private.mails as mine
           join private.mails as other on other.key like 'receipt:%' and other.key <> mine.key
           join public.contact_messages on other.message_id = contact_messages.id
          where mine.key = $3
            and (other.outcome = 'sent' or other.outcome = 'sending' and other.done_at < mine.done_at)
            and other.done_at > now() - $2::interval
            and private.mailbox(email) = private.mailbox($1)`,
        [message.email, RECEIPT_EVERY, key],
      );
      if (earlier) return {outcome: 'skipped', reason: 'one was sent to this address today'};
      return sendToVisitor(context, key, message.email, toVisitor.receipt(message));
    },
  );
};

/** Builds the ledger key of an email that the owner gets at most once an hour. */
const hourlyKey = (name: string, {now}: TaskContext): string => {
  const {day, hour} = officeTime(now());
  return `${name}:${day}-${hour}`;
};

/**
 * Reminds the owner 12 and 4 hours before the reply deadline and after it: one email an hour for all
 * messages, or sixty old messages would be sixty emails.
 */
const remind = async (context: TaskContext): Promise<void> => {
  const {database, settings, now} = context;
  const key = hourlyKey('reminders', context);
  if (await isDone(database, key)) return;
  const open = await database.query<Pick<MessageRow, 'id' | 'created_at'>>(
    'select id, created_at from public.contact_messages where not honeypot and answered_at is null',
  );
  const due = open.flatMap(({id, created_at}) => {
    const stage = reminderDue(now(), created_at);
    return stage === null ? [] : [{key: `remind-${stage}:${id}`, message_id: id}];
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
    return sendToOwner(context, key, toOwner.remind(messages, settings, now()));
  });
};

/** Asks a new sign-up to confirm, and a second time after three days. */
const confirm = async (context: TaskContext, id: string, isReminder: boolean): Promise<void> => {
  const key = `${isReminder ? 'confirm-again' : 'confirm'}:${id}`;
  const subscription = await readSubscription(context.database, id);
  if (!subscription || subscription.confirmed_at || subscription.unsubscribed_at) return;
  await sendOnce(
    context.database,
    [{key, subscription_id: id, limit: {to: subscription.email, form: 'sign-up'}}],
    () =>
      sendToVisitor(
        context,
        key,
        subscription.email,
        toVisitor.confirm(subscription, isReminder, context.settings),
      ),
  );
};

/** Notifies the owner of permanent failures, once of each, in one email an hour. */
const sendFailures = async (context: TaskContext): Promise<void> => {
  const key = hourlyKey('failures', context);
  if (await isDone(context.database, key)) return;
  const failed = await readFailures(context.database, {unsentOnly: true});
  if (failed.length === 0) return;
  const entries = failed.map((failure) => ({...failure, key: `failed:${failure.key}`}));
  await sendOnce(context.database, [{key}, ...entries], (keys) =>
    sendToOwner(
      context,
      key,
      toOwner.failures(failed.filter((failure) => keys.has(`failed:${failure.key}`))),
    ),
  );
};

/** Notifies the owner of each ceiling that is reached, once a day. */
const sendCeilings = async (context: TaskContext): Promise<void> => {
  const {database, now} = context;
  const reached = await database.query<{name: string; used: number}>(
    'select * from private.reached_ceilings',
  );
  for (const {name, used} of reached) {
    const key = `ceiling-${name}:${officeTime(now()).day}`;
    await sendOnce(database, [{key}], () => sendToOwner(context, key, ceilingReached(name, used)));
  }
};

/** Creates all tasks, by their names in the queue. */
export const createTasks = (context: TaskContext): TaskList => {
  let lastNotification: Promise<unknown> = Promise.resolve();
  /** Notifies one after the other, because each counts those before it. */
  const notifyInTurn = (_: TaskContext, id: string, helpers: JobHelpers): Promise<void> => {
    const mine = lastNotification.then(() => notifyOwner(context, id, helpers));
    lastNotification = mine.catch(() => undefined);
    return mine;
  };
  const withId =
    (work: (context: TaskContext, id: string, helpers: JobHelpers) => Promise<void>): Task =>
    (payload, helpers) =>
      work(context, (payload as {readonly id: string}).id, helpers);
  return {
    'notify-owner': withId(notifyInTurn),
    'owner-digest': (_, {job}) =>
      sendDigest(
        context,
        `owner-digest:${job.id}`,
        messagesToTell(false),
        messageEntry,
        (messages) => toOwner.ownerDigest(messages, context.settings, context.now()),
      ),
    'honeypot-digest': (payload) => {
      const {day} = payload as {readonly day: string};
      const compose = (messages: readonly MessageRow[]): Mail =>
        toOwner.honeypotDigest(messages, context.settings);
      return sendDigest(
        context,
        `honeypot-digest:${day}`,
        messagesToTell(true),
        messageEntry,
        compose,
      );
    },
    receipt: withId(receipt),
    reminders: () => remind(context),
    confirm: withId((_, id) => confirm(context, id, false)),
    'confirm-again': withId((_, id) => confirm(context, id, true)),
    demo: withId(sendBookingEmails),
    'demo-digest': (_, {job}) =>
      sendDigest<StoredBooking>(
        context,
        `demo-digest:${job.id}`,
        DEMOS_TO_TELL,
        (demo) => ({key: demoKey(demo), booking_id: demo.id}),
        demoDigest,
      ),
    'demo-day': withId((_, id) => remindOfDemo(context, id, 'day')),
    'demo-hour': withId((_, id) => remindOfDemo(context, id, 'hour')),
    failures: () => sendFailures(context),
    ceilings: () => sendCeilings(context),
    sweep: (_, {addJob}) => sweep(context, addJob),
  };
};
