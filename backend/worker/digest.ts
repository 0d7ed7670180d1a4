/** Emails to the owner about new rows: one each, or a digest of many where each would be too many. */
import type {JobHelpers} from 'graphile-worker';
import {isDone, type LedgerEntry, sendOnce} from './ledger.ts';
import type {Mail} from './mail/layout.ts';
import type {MailKind} from './mailKeys.ts';
import {sendToOwner, type TaskContext} from './send.ts';

/** Period of `maxOwnerEmails` in milliseconds. */
const WINDOW_MS = 10 * 60_000;

/** Kind of the emails to the owner about each row, and the task that sends those left over. */
interface OwnerNotice {
  readonly kind: MailKind;
  readonly digest: 'owner-digest' | 'demo-digest';
}

/** Checks whether so many emails of a kind were sent lately that a digest follows, and queues that digest. */
const isLeftToDigest = async (
  {database, now, settings}: TaskContext,
  {kind, digest}: OwnerNotice,
  {addJob}: JobHelpers,
): Promise<boolean> => {
  const [row] = await database.query<{count: string}>(
    `select count(*) from private.mails
      where starts_with(key, $1) and outcome = 'sent' and reason is null and done_at > $2`,
    [kind, new Date(now().getTime() - WINDOW_MS)],
  );
  if (Number(row?.count) < settings.maxOwnerEmails) return false;
  // The first one sets the time, or a steady stream would delay it forever.
  const runAt = new Date(Date.now() + WINDOW_MS);
  await addJob(digest, {}, {jobKey: digest, jobKeyMode: 'preserve_run_at', runAt});
  return true;
};

/** The latest email of each worker: one after the other, because each counts those before it. */
const latest = new WeakMap<TaskContext, Promise<unknown>>();

/** Sends the owner an email about a row, once, or leaves it to the digest. */
export const notifyOwner = (
  context: TaskContext,
  helpers: JobHelpers,
  notice: OwnerNotice,
  entry: LedgerEntry,
  compose: () => Mail,
): Promise<void> => {
  const send = async (): Promise<void> => {
    if (await isDone(context.database, entry.key)) return;
    if (await isLeftToDigest(context, notice, helpers)) return;
    await sendOnce(context.database, [entry], () => sendToOwner(context, entry.key, compose()));
  };
  const sent = (latest.get(context) ?? Promise.resolve()).then(send, send);
  latest.set(context, sent);
  return sent;
};

/** Sends rows that the owner has no email about in one, after which each counts as sent. */
export const sendDigest = async <Row>(
  context: TaskContext,
  key: string,
  rows: readonly Row[],
  entryOf: (row: Row) => LedgerEntry,
  compose: (rows: readonly Row[]) => Mail,
): Promise<void> => {
  if (rows.length === 0 || (await isDone(context.database, key))) return;
  await sendOnce(context.database, [{key}, ...rows.map(entryOf)], async (keys) => {
    await sendToOwner(context, key, compose(rows.filter((row) => keys.has(entryOf(row).key))));
    return {outcome: 'sent', reason: 'in a digest'};
  });
};
