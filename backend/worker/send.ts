import type {Done} from './ledger.ts';
import type {Mail} from './mail/layout.ts';
import type {TaskContext} from './taskContext.ts';

/**
 * Sends a mail to the owner. Their address being refused is a setting to mend, so that is thrown, and
 * tried again.
 */
export const sendToOwner = async (
  {mailer, settings}: TaskContext,
  key: string,
  mail: Mail,
): Promise<Done> => {
  const sent = await mailer.send(key, settings.ownerEmail, mail);
  if (!sent.ok) throw new Error(`OWNER_EMAIL was refused: ${sent.codes}`);
  return {outcome: 'sent'};
};

export const sendToVisitor = async (
  {mailer}: TaskContext,
  key: string,
  to: string,
  mail: Mail,
): Promise<Done> => {
  const sent = await mailer.send(key, to, mail);
  return sent.ok ? {outcome: 'sent'} : {outcome: 'refused', reason: sent.reason};
};
