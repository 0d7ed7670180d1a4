import type {Database} from '../database/database.ts';

/** Something to do once, under its key, such as `notify-owner:<message>`. */
export interface Entry {
  readonly key: string;
  /** Whom it is about: the entry goes with them when they are erased. */
  readonly message_id?: string | null;
  readonly subscription_id?: string | null;
  readonly booking_id?: string | null;
  /** The visitor's address that a mail goes to, and the form that caused it: it waits while they are used up. */
  readonly limit?: {readonly to: string; readonly form: 'message' | 'sign-up' | 'demo'};
}

/** The outcome: sent; refused by the address permanently; or not due, and why. */
export type Done =
  | {readonly outcome: 'sent'; readonly reason?: string}
  | {readonly outcome: 'refused' | 'skipped'; readonly reason: string};

/**
 * Older claims and jobs are those of workers that were killed: sending one mail ends after four
 * minutes (mailer.ts).
 */
export const ABANDONED_AFTER = '5 minutes';

/**
 * Claims the entries that are neither done nor claimed, if the limits on emails to visitors allow it.
 *
 * @returns the claimed keys; none unless the first entry, the email's own, is among them
 */
const claim = (database: Database, entries: readonly Entry[]): Promise<ReadonlySet<string>> =>
  database.transaction(async (session) => {
    const keys = entries.map(({key}) => key);
    for (const {limit} of entries) {
      if (!limit) continue;
      const [room] = await session.query<{has: boolean}>(
        'select private.has_room_for_mail($1, $2) as has',
        [limit.to, limit.form],
      );
      // The sweep asks again.
      if (!room?.has) return new Set();
    }
    const claimed = await session.query<Entry>(
      `insert into private.mails as mail (key, message_id, subscription_id, booking_id, outcome, done_at)
       select *, 'sending', clock_timestamp()
         from unnest($1::text[], $2::uuid[], $3::uuid[], $4::uuid[]) order by 1
       on conflict (key) do update set done_at = clock_timestamp()
        where mail.outcome = 'sending' and mail.done_at < now() - $5::interval
       returning key`,
      [
        keys,
        entries.map(({message_id = null}) => message_id),
        entries.map(({subscription_id = null}) => subscription_id),
        entries.map(({booking_id = null}) => booking_id),
        ABANDONED_AFTER,
      ],
    );
    const ours = claimed.map(({key}) => key);
    if (ours.includes(keys[0] ?? '')) return new Set(ours);
    // Another worker has the email that these belong to.
    await session.query('delete from private.mails where key = any($1)', [ours]);
    return new Set();
  });

/** Whether something was done under this key. */
export const isDone = async (database: Database, key: string): Promise<boolean> => {
  const done = await database.transaction((session) =>
    session.query(`select from private.mails where key = $1 and outcome <> 'sending'`, [key]),
  );
  return done.length > 0;
};

/** Reads which entries are neither done nor claimed. */
export const readMissing = async <One extends Entry>(
  database: Database,
  entries: readonly One[],
): Promise<readonly One[]> => {
  const known = await database.transaction((session) =>
    session.query<Entry>(
      `select key from private.mails
        where key = any($1) and (outcome <> 'sending' or done_at > now() - $2::interval)`,
      [entries.map(({key}) => key), ABANDONED_AFTER],
    ),
  );
  const keys = new Set(known.map(({key}) => key));
  return entries.filter(({key}) => !keys.has(key));
};

/**
 * Does something once, however often it is asked for: claims it, does it while no transaction is open,
 * and notes the outcome. A worker that is killed in between leaves its claim, and another one does it
 * again after five minutes: what was sent but not noted is sent twice, and nothing is lost.
 *
 * @param work gets the claimed keys; an error that it throws releases them
 */
export const once = async (
  database: Database,
  entries: readonly Entry[],
  work: (keys: ReadonlySet<string>) => Promise<Done>,
): Promise<void> => {
  const keys = await claim(database, entries);
  if (keys.size === 0) return;
  const run = (sql: string, ...params: unknown[]): Promise<unknown> =>
    database.transaction((session) => session.query(sql, [[...keys], ...params]));
  let done: Done;
  try {
    done = await work(keys);
  } catch (error) {
    // Without the database the claim ends by its age.
    await run('delete from private.mails where key = any($1)').catch(() => undefined);
    throw error;
  }
  // Nothing is noted of anyone who was erased in the meantime.
  const {outcome, reason = null} = done;
  await run(
    'update private.mails set outcome = $2, reason = $3, done_at = now() where key = any($1)',
    outcome,
    reason,
  );
};
