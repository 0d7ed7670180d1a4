import type {Database, Session} from '../database/database.ts';

/** Whom a mail is about, so that its entry goes with them when they are erased. */
export interface About {
  readonly messageId?: string;
  readonly subscriptionId?: string;
}

/** What became of it: sent; refused by the address for good; or not owed, and why. */
export type Done =
  | {readonly outcome: 'sent'; readonly reason?: string}
  | {readonly outcome: 'refused' | 'skipped'; readonly reason: string};

/**
 * Does something that no other worker does at the same time. Where another one is at it, nothing is
 * done: whatever became of it there is noted, or tried again, there.
 *
 * @param work in the transaction that holds the lock; what it notes is kept if it ends well
 */
export const underLock = (
  database: Database,
  key: string,
  work: (session: Session) => Promise<void>,
): Promise<void> =>
  database.transaction(async (session) => {
    const [lock] = await session.query<{mine: boolean}>(
      'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as mine',
      [key],
    );
    if (lock?.mine) await work(session);
  });

/** Whether something was done under this key. */
export const isDone = async (session: Session, key: string): Promise<boolean> =>
  (await session.query('select from private.mails where key = $1', [key])).length > 0;

/** Notes what became of it; nothing of somebody who was erased in the meantime. */
const note = (
  session: Session,
  key: string,
  {
    messageId = null,
    subscriptionId = null,
  }: {messageId?: string | null; subscriptionId?: string | null},
  {outcome, reason = null}: {outcome: Done['outcome']; reason?: string | null},
): Promise<unknown> =>
  session.query(
    `insert into private.mails (key, message_id, subscription_id, outcome, reason)
     select $1, $2::uuid, $3::uuid, $4, $5
      where ($2::uuid is null or exists (select from public.contact_messages where id = $2::uuid))
        and ($3::uuid is null or exists (select from public.newsletter_subscriptions where id = $3::uuid))`,
    [key, messageId, subscriptionId, outcome, reason],
  );

/**
 * Does something once, whoever asks for it again. A worker that is killed between sending and noting
 * sends that one mail twice; nothing else does.
 *
 * @param work in the transaction in which it is noted; what is thrown leaves it undone, and so does null
 */
export const once = (
  database: Database,
  key: string,
  about: About,
  work: (session: Session) => Promise<Done | null>,
): Promise<void> =>
  underLock(database, key, async (session) => {
    if (await isDone(session, key)) return;
    const done = await work(session);
    if (done) await note(session, key, about, done);
  });
