import {officeTime} from '../lib/officeTime.ts';
import type {TaskName} from './taskNames.ts';

/** First part of a key: a task, or another entry of the ledger. */
type MailKind = TaskName | 'failed' | `remind-${string}` | `limit-${string}`;

/**
 * Builds the ledger's key of an email to the owner about several rows or a limit; private.mail_key builds those about
 * one row.
 *
 * @param about id of the row or of the digest's job, the day, the hour, or the time and key of a failure
 */
export const mailKey = (kind: MailKind, about: string): string => `${kind}:${about}`;

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
