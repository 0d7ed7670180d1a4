/** Emails to the owner about new rows: one for each, or a digest if there are too many. */
import type {JobHelpers} from 'graphile-worker';
import {isDone, type LedgerEntry, sendOnce} from './ledger.ts';
import type {Mail} from './mail/layout.ts';
import type {MailKind} from './mailKeys.ts';
import {sendToOwner, type TaskContext} from './send.ts';

/** Period of `maxOwnerEmails` in milliseconds. */
const WINDOW_MS = 10 * 60_000;

/** Kind of the emails to the owner about single rows, and the task that sends the digest of the others. */
interface OwnerNotice {
  readonly kind: MailKind;
  readonly digest: 'owner-digest' | 'demo-digest';
}

/** Checks whether the limit of recent emails of a kind is reached; if so, queues a digest. */
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

/** Latest email of each worker. They are sent in sequence, because each counts the ones before it. */
const latest = new WeakMap<TaskContext, Promise<unknown>>();

/** Sends the owner an email about a row once, or leaves it to the digest. */
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

/** Sends one email about rows that the owner has no email about; each then counts as sent. */
export const sendDigest = async <Row>(
  context: TaskContext,
  key: string,
  rows: readonly Row[],
  entryOf: (row: Row) => LedgerEntry,
  compose: (rows: readonly Row[]) => Mail,
): Promise<void> => {
  if (rows.length === 0) return;
  await sendOnce(context.database, [{key}, ...rows.map(entryOf)], async (keys) => {
    await sendToOwner(context, key, compose(rows.filter((row) => keys.has(entryOf(row).key))));
    return {outcome: 'sent', reason: 'in a digest'};
  });
};
