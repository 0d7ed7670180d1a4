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
