import type {JobHelpers, Task, TaskList} from 'graphile-worker';
import {type Done, isDone, once, underLock} from './ledger.ts';
import type {Mail} from './mail/layout.ts';
import * as toOwner from './mail/toOwner.ts';
import * as toVisitor from './mail/toVisitor.ts';
import {answerBy, type ReminderStage} from '../promise/answerBy.ts';
import {type MessageRow, readMessage, readSubscription, readUntoldMessages} from './rows.ts';
import {readFailures} from './failures.ts';
import type {Surroundings} from './surroundings.ts';
import {sweep} from './sweep.ts';

/** The time in which `ringsAtMost` counts. */
const RINGS_WITHIN_MS = 10 * 60_000;

/** How often a visitor's address gets a receipt, at most. */
const RECEIPT_EVERY = '24 hours';

const idOf = (payload: unknown): string => (payload as {readonly id: string}).id;

/**
 * Sends a mail to the owner. Their address being refused is a setting to mend, so that is thrown, and
 * tried again.
 */
const tellOwner = async (
  {post, settings}: Surroundings,
  key: string,
  mail: Mail,
): Promise<Done> => {
  const sent = await post.send(key, settings.ownerEmail, mail);
  if (!sent.ok) throw new Error(`OWNER_EMAIL was refused: ${sent.reason}`);
  return {outcome: 'sent'};
};

const writeTo = async (
  {post}: Surroundings,
  key: string,
  to: string,
  mail: Mail,
): Promise<Done> => {
  const sent = await post.send(key, to, mail);
  return sent.ok ? {outcome: 'sent'} : {outcome: 'refused', reason: sent.reason};
};

const countRecentRings = async ({database, now}: Surroundings): Promise<number> => {
  const [row] = await database.transaction((session) =>
    session.query<{count: string}>(
      `select count(*) from private.mails
        where key like 'ring:%' and reason is null and done_at > $1`,
      [new Date(now().getTime() - RINGS_WITHIN_MS)],
    ),
  );
  return Number(row?.count ?? 0);
};

/** A new message to the owner, within seconds. */
const ring = async (on: Surroundings, id: string, {addJob}: JobHelpers): Promise<void> => {
  const key = `ring:${id}`;
  const message = await readMessage(on.database, id);
  if (!message || message.answered_at) return;
  if ((await countRecentRings(on)) >= on.settings.ringsAtMost) {
    await addJob(
      'ring-digest',
      {},
      {
        jobKey: 'ring-digest',
        // The first of them decides when, or a steady stream would put it off for ever.
        jobKeyMode: 'preserve_run_at',
        runAt: new Date(Date.now() + RINGS_WITHIN_MS),
      },
    );
    return;
  }
  await once(on.database, key, {messageId: id}, () =>
    tellOwner(on, key, toOwner.ring(message, on.settings, on.now())),
  );
};

/** Many messages in one mail, each of which then counts as told. */
const tellTogether = (
  on: Surroundings,
  key: string,
  isHoneypot: boolean,
  compose: (messages: readonly MessageRow[]) => Mail,
): Promise<void> =>
  underLock(on.database, isHoneypot ? 'honeypot-digest' : 'ring-digest', async (session) => {
    const messages = await readUntoldMessages(session, isHoneypot);
    if (messages.length === 0 || (await isDone(session, key))) return;
    await tellOwner(on, key, compose(messages));
    await session.query(
      `insert into private.mails (key, message_id, outcome, reason)
       select $1, null::uuid, 'sent', null
       union all
       select 'ring:' || id, id, 'sent', 'in a digest' from public.contact_messages
        where id = any($2::uuid[])
       on conflict do nothing`,
      [key, messages.map(({id}) => id)],
    );
  });

/** To the visitor: it arrived, and until when a person answers. At most one a day an address. */
const receipt = async (on: Surroundings, id: string): Promise<void> => {
  const key = `receipt:${id}`;
  const message = await readMessage(on.database, id);
  if (!message || message.honeypot) return;
  await once(on.database, key, {messageId: id}, async () => {
    if (message.answered_at || answerBy(message.created_at) < on.now()) {
      return {outcome: 'skipped', reason: 'the answer was there, or due, before it'};
    }
    const [earlier] = await on.database.transaction((session) =>
      session.query(
        `select from private.mails join public.contact_messages on message_id = contact_messages.id
          where key like 'receipt:%' and outcome = 'sent'
            and done_at > now() - $2::interval and lower(email) = lower($1)`,
        [message.email, RECEIPT_EVERY],
      ),
    );
    if (earlier) return {outcome: 'skipped', reason: 'one was sent to this address today'};
    return writeTo(on, key, message.email, toVisitor.receipt(message));
  });
};

/** 12 and 4 hours before the promise ends, and when it has ended. */
const remind = async (on: Surroundings, id: string, stage: ReminderStage): Promise<void> => {
  const key = `remind-${stage}:${id}`;
  const message = await readMessage(on.database, id);
  if (!message || message.answered_at) return;
  await once(on.database, key, {messageId: id}, () =>
    tellOwner(on, key, toOwner.remind(message, stage, on.settings, on.now())),
  );
};

/** To a new sign-up, and once more after three days. */
const confirm = async (on: Surroundings, id: string, isReminder: boolean): Promise<void> => {
  const key = `${isReminder ? 'confirm-again' : 'confirm'}:${id}`;
  const subscription = await readSubscription(on.database, id);
  if (!subscription || subscription.confirmed_at || subscription.unsubscribed_at) return;
  await once(on.database, key, {subscriptionId: id}, () =>
    writeTo(on, key, subscription.email, toVisitor.confirm(subscription, isReminder, on.settings)),
  );
};

/** Tells the owner what was not sent and is not tried again, once of each. */
const tellFailures = (on: Surroundings, jobId: string): Promise<void> =>
  underLock(on.database, 'failures', async (session) => {
    const failures = await readFailures(session, {untoldOnly: true});
    if (failures.length === 0) return;
    await tellOwner(on, `failures:${jobId}`, toOwner.failures(failures));
    await session.query(
      `insert into private.mails (key, message_id, subscription_id, outcome)
       select 'failed:' || failed.key, mails.message_id, mails.subscription_id, 'sent'
         from unnest($1::text[]) as failed(key) left join private.mails on mails.key = failed.key
       on conflict do nothing`,
      [failures.map(({key}) => key)],
    );
  });

/** All tasks by their names in the queue. */
export const createTasks = (on: Surroundings): TaskList => {
  let lastRing: Promise<unknown> = Promise.resolve();
  /** One after the other, because each counts those before it. */
  const ringInTurn = (_: Surroundings, id: string, helpers: JobHelpers): Promise<void> => {
    const mine = lastRing.then(() => ring(on, id, helpers));
    lastRing = mine.catch(() => undefined);
    return mine;
  };
  const withId =
    (work: (on: Surroundings, id: string, helpers: JobHelpers) => Promise<void>): Task =>
    (payload, helpers) =>
      work(on, idOf(payload), helpers);
  return {
    ring: withId(ringInTurn),
    'ring-digest': (_, {job}) =>
      tellTogether(on, `ring-digest:${job.id}`, false, (messages) =>
        toOwner.ringDigest(messages, on.settings, on.now()),
      ),
    'honeypot-digest': (payload) => {
      const {day} = payload as {readonly day: string};
      return tellTogether(on, `honeypot-digest:${day}`, true, (messages) =>
        toOwner.honeypotDigest(messages, on.settings),
      );
    },
    receipt: withId(receipt),
    remind: (payload) =>
      remind(on, idOf(payload), (payload as {readonly stage: ReminderStage}).stage),
    confirm: withId((_, id) => confirm(on, id, false)),
    'confirm-again': withId((_, id) => confirm(on, id, true)),
    failures: (_, {job}) => tellFailures(on, job.id),
    sweep: (_, {addJob}) => sweep(on, addJob),
  };
};
