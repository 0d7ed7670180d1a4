import {officeTime} from '../reply-deadline/replyDeadline.ts';

/** Kinds of emails about one row; the ledger's keys begin with them. */
export type MailKind =
  | 'notify-owner'
  | 'receipt'
  | `remind-${string}`
  | 'confirm'
  | 'confirm-again'
  | 'demo'
  | 'demo-held'
  | 'demo-owner'
  | 'demo-day'
  | 'demo-hour';

/**
 * Builds the ledger's key of an email about a row, such as `receipt:<id>` or `demo-2:<id>`, as
 * private.mail_key does in SQL.
 *
 * @param change number of a demo's last change, so that each change has its emails
 */
export const mailKey = (kind: MailKind, id: string, change?: number): string =>
  `${kind}${change === undefined ? '' : `-${change}`}:${id}`;

/** Splits the key of an email or a job into its kind and, if it has one, the row's id. */
export const readMailKey = (key: string): {readonly kind: string; readonly id: string} => {
  const [kind = key, id = ''] = key.split(':');
  return {kind: kind.replace(/-\d+$/, ''), id};
};

/** Builds the key of an email that the owner gets at most once an hour. */
export const hourlyKey = (kind: 'reminders' | 'failures', now: Date): string => {
  const {day, hour} = officeTime(now);
  return `${kind}:${day}-${hour}`;
};

/** Builds the key of an email that the owner gets at most once a day. */
export const dailyKey = (kind: 'honeypot-digest' | `ceiling-${string}`, day: string): string =>
  `${kind}:${day}`;

/** Builds the key of a digest, of which each job sends its own. */
export const digestKey = (kind: 'owner-digest' | 'demo-digest', jobId: string): string =>
  `${kind}:${jobId}`;

/** Builds the key under which the owner was notified of a failure. */
export const failureKey = (failedKey: string): string => `failed:${failedKey}`;
