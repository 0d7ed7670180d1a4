/** Limit of emails to the owner, beyond which a digest collects them. */
import type {JobHelpers} from 'graphile-worker';
import type {TaskContext} from './send.ts';

/** Period of `maxOwnerEmails` in milliseconds. */
const WINDOW_MS = 10 * 60_000;

/**
 * Checks whether so many emails of a kind were sent lately that a digest follows, and queues that digest.
 *
 * @param keys SQL pattern of the kind's keys
 */
export const isLeftToDigest = async (
  {database, now, settings}: TaskContext,
  keys: string,
  digest: 'owner-digest' | 'demo-digest',
  {addJob}: Pick<JobHelpers, 'addJob'>,
): Promise<boolean> => {
  const [row] = await database.query<{count: string}>(
    `select count(*) from private.mails
      where key like $1 and outcome = 'sent' and reason is null and done_at > $2`,
    [keys, new Date(now().getTime() - WINDOW_MS)],
  );
  if (Number(row?.count) < settings.maxOwnerEmails) return false;
  // The first one sets the time, or a steady stream would delay it forever.
  const runAt = new Date(Date.now() + WINDOW_MS);
  await addJob(digest, {}, {jobKey: digest, jobKeyMode: 'preserve_run_at', runAt});
  return true;
};
