import {officeTime} from '../reply-deadline/replyDeadline.ts';

/** Kinds of emails and of the ledger's entries, with which their keys begin. */
export type MailKind =
  | 'notify-owner'
  | 'owner-digest'
  | 'honeypot-digest'
  | 'receipt'
  | 'reminders'
  | `remind-${string}`
  | 'confirm'
  | 'confirm-again'
  | 'demo'
  | 'demo-held'
  | 'demo-owner'
  | 'demo-day'
  | 'demo-hour'
  | 'demo-digest'
  | 'failures'
  | 'failed'
  | `ceiling-${string}`;

/**
 * Builds the ledger's key of an email, such as `receipt:<id>` or `demo-2:<id>`; private.mail_key does in SQL.
 *
 * @param about id of the row; else of the digest's job, the day, the hour, or the key of what failed
 * @param change number of a demo's last change, so that each change has its emails
 */
export const mailKey = (kind: MailKind, about: string, change?: number): string =>
  `${kind}${change === undefined ? '' : `-${change}`}:${about}`;

/** Splits the key of an email or a job into its kind and, if it has one, the row's id. */
export const readMailKey = (key: string): {readonly kind: string; readonly id: string} => {
  const [kind = key, id = ''] = key.split(':');
  return {kind: kind.replace(/-\d+$/, ''), id};
};

/** Builds the key of an email that the owner gets at most once an hour. */
export const hourlyKey = (kind: 'reminders' | 'failures', now: Date): string => {
  const {day, hour} = officeTime(now);
  return mailKey(kind, `${day}-${hour}`);
};
