import {type LedgerEntry, readUnsentEntries, sendOnce} from './ledger.ts';
import type {Mail} from './mail/layout.ts';
import type {Sent} from './mailer.ts';
import type {TaskContext} from './taskContext.ts';

/** Sends an email to the owner. Throws if the address is refused, so that it is tried again with a corrected setting. */
export const sendToOwner = async (
  {mailer, settings}: TaskContext,
  key: string,
  mail: Mail,
): Promise<Sent> => {
  const sent = await mailer.send(key, settings.ownerEmail, mail);
  if (sent.outcome === 'sent') return sent;
  const cause = {responseCode: Number.parseInt(sent.codes, 10)};
  throw new Error(`OWNER_EMAIL was refused: ${sent.codes}`, {cause});
};

/** Sends the owner one email about those of the rows that none was sent about; each then counts as sent. */
export const sendDigest = async <Row extends LedgerEntry>(
  context: TaskContext,
  key: string,
  rows: readonly Row[],
  compose: (rows: readonly Row[]) => Mail | Promise<Mail>,
): Promise<void> => {
  const unsent = await readUnsentEntries(context.database, rows);
  if (unsent.length === 0) return;
  await sendOnce(context.database, [{key}, ...unsent], async (keys) => {
    await sendToOwner(context, key, await compose(unsent.filter((row) => keys.has(row.key))));
    return {outcome: 'sent', reason: 'in a digest'};
  });
};
