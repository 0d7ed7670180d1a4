import type {Done} from './ledger.ts';
import type {Mail} from './mail/layout.ts';
import type {TaskContext} from './taskContext.ts';

/**
 * Sends an email to the owner. A refused address is a wrong setting, so it is thrown and tried again.
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

/** Sends an email to a visitor; a refused address is an outcome. */
export const sendToVisitor = async (
  {mailer}: TaskContext,
  key: string,
  to: string,
  mail: Mail,
): Promise<Done> => {
  const sent = await mailer.send(key, to, mail);
  return sent.ok ? {outcome: 'sent'} : {outcome: 'refused', reason: sent.reason};
};
