import {officeTime} from '../lib/officeTime.ts';

/** Tasks of the worker, as the owner's email about failures names them. */
export const taskLabels = {
  receipt: 'Receipt to a visitor',
  confirm: 'Confirmation request',
  'notify-owner': 'Notice of a message for you',
  'owner-digest': 'List of new messages for you',
  'honeypot-digest': 'List of likely spam for you',
  reminders: 'Reminder for you',
  failures: 'List of failures for you',
  demo: 'Email about a demo',
  'demo-owner': 'Notice of a demo for you',
  'demo-held': 'Request to confirm a demo',
  'demo-digest': 'List of demos for you',
  'demo-day': 'Reminder of a demo, a day before',
  'demo-hour': 'Reminder of a demo, an hour before',
  limits: 'Notice of a limit for you',
  sweep: 'Check for pending emails',
} as const;

/** Tasks that each sweep queues; the digest only from an hour of the day. */
export const sweptTasks = ['reminders', 'failures', 'limits', 'honeypot-digest'] as const;

export type TaskName = keyof typeof taskLabels;

/** First part of a key: a task, or another entry of the ledger. */
export type MailKind = TaskName | 'failed' | `remind-${string}` | `limit-${string}`;

/**
 * Builds the ledger's key of an email to the owner about several rows or a limit; private.mail_key builds those about
 * one row.
 *
 * @param about id of the row or of the digest's job, the day, the hour, or the key of a failure
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
