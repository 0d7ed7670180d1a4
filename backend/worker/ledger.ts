import {setTimeout as delay} from 'node:timers/promises';
import type {Database, Session} from '../database/database.ts';

/** Work to do once, identified by its key, such as `notify-owner:<message>`; often a row with such a key. */
export interface LedgerEntry {
  readonly key: string;
  /** Row that it is about. Erasing a person also deletes the entry. */
  readonly message_id?: string | null;
  readonly subscription_id?: string | null;
  readonly booking_id?: string | null;
}

/** Outcome: sent, permanently refused, or skipped with the reason. */
export type SendOutcome =
  | {readonly outcome: 'sent'; readonly reason?: string}
  | {readonly outcome: 'refused' | 'skipped'; readonly reason: string};

/**
 * Age from which claims and jobs count as left by killed workers: sending one email takes at most four
 * minutes (mailer.ts), and storing its outcome a moment, unless the database is unavailable.
 */
export const ABANDONED_AFTER = '5 minutes';

/**
 * Claims the entries that are neither done nor claimed.
 *
 * @param mayClaim checks limits, in the same transaction
 * @returns the claimed keys; none if the first entry, which is the email's own, is not among them
 */
const claim = (
  database: Database,
  entries: readonly LedgerEntry[],
  mayClaim: (session: Session) => Promise<boolean>,
): Promise<ReadonlySet<string>> =>
  database.transaction(async (session) => {
    // The next sweep tries again.
    if (!(await mayClaim(session))) return new Set();
    const claimed = await session.query<LedgerEntry>(
      `insert into private.mails as mail (key, message_id, subscription_id, booking_id, outcome, done_at)
       select key, message_id, subscription_id, booking_id, 'sending', clock_timestamp()
         from jsonb_populate_recordset(null::private.mails, $1) order by key
       on conflict (key) do update set done_at = clock_timestamp()
        where mail.outcome = 'sending' and mail.done_at < now() - $2::interval
       returning key`,
      [
        // Without the other columns of a row.
        JSON.stringify(entries, ['key', 'message_id', 'subscription_id', 'booking_id']),
        ABANDONED_AFTER,
      ],
    );
    const claimedKeys = claimed.map(({key}) => key);
    if (claimedKeys.includes(entries[0]?.key ?? '')) return new Set(claimedKeys);
    // Another worker is sending the email that these entries belong to.
    await session.query('delete from private.mails where key = any($1)', [claimedKeys]);
    return new Set();
  });

/** Reads which entries are neither done nor claimed. */
export const readUnsentEntries = async <One extends LedgerEntry>(
  database: Database,
  entries: readonly One[],
): Promise<readonly One[]> => {
  const known = await database.query<LedgerEntry>(
    `select key from private.mails
      where key = any($1) and (outcome <> 'sending' or done_at > now() - $2::interval)`,
    [entries.map(({key}) => key), ABANDONED_AFTER],
  );
  const keys = new Set(known.map(({key}) => key));
  return entries.filter(({key}) => !keys.has(key));
};

/** Together a minute or more, so that a short outage of the database doesn't repeat an email. */
const MAX_STORE_RETRIES = 30;
const STORE_RETRY_MS = 2_000;

/** Stores an outcome. Changes nothing if the person was erased in the meantime. */
const store = async (
  database: Database,
  keys: ReadonlySet<string>,
  done: SendOutcome,
  triesLeft = MAX_STORE_RETRIES,
): Promise<void> => {
  try {
    await database.query(
      'update private.mails set outcome = $2, reason = $3, done_at = now() where key = any($1)',
      [[...keys], done.outcome, done.reason],
    );
  } catch (error) {
    if (triesLeft === 0) throw error;
    await delay(STORE_RETRY_MS);
    await store(database, keys, done, triesLeft - 1);
  }
};

/**
 * Runs work once, however often it is requested: claims it, runs it outside of a transaction, and stores
 * the outcome. If the worker is killed in between, another one repeats the work after five minutes: an
 * email may be sent twice, but none is lost.
 *
 * @param work receives the claimed keys; an error that it throws releases them
 * @param mayClaim checks limits, in the transaction of the claim
 */
export const sendOnce = async (
  database: Database,
  entries: readonly LedgerEntry[],
  work: (keys: ReadonlySet<string>) => Promise<SendOutcome>,
  mayClaim: (session: Session) => Promise<boolean> = () => Promise.resolve(true),
): Promise<void> => {
  const keys = await claim(database, entries, mayClaim);
  if (keys.size === 0) return;
  let done: SendOutcome;
  try {
    done = await work(keys);
  } catch (error) {
    // If the database is unavailable, the claim expires by its age.
    await database
      .query('delete from private.mails where key = any($1)', [[...keys]])
      .catch(() => undefined);
    throw error;
  }
  await store(database, keys, done);
};
