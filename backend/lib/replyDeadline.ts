import {
  replyDeadline,
  shownDeadline,
  workingMs,
} from '../../src/features/contact/rules/replyDeadline.ts';
import {formatMoment} from './officeTime.ts';

const MS_PER_HOUR = 3_600_000;

/** Computes the milliseconds until the reply deadline without Sundays; negative after it, with Sundays. */
export const timeLeft = (now: Date, receivedAt: Date): number => {
  const due = replyDeadline(receivedAt);
  return now < due ? workingMs(now, due) : due.getTime() - now.getTime();
};

/** Hours before the reply deadline at which the owner is reminded, the last first. */
export const REMINDER_HOURS = [4, 12] as const;

/** Stage of the reminders to the owner: hours before the reply deadline, and after it. */
export type ReminderStage = (typeof REMINDER_HOURS)[number] | 'overdue';

/** Finds the most urgent reminder that is due now, or null. */
export const reminderDue = (now: Date, receivedAt: Date): ReminderStage | null => {
  const left = timeLeft(now, receivedAt);
  if (left <= 0) return 'overdue';
  return REMINDER_HOURS.find((hours) => left <= hours * MS_PER_HOUR) ?? null;
};

/** Formats a reply deadline as `Monday, November 30 at 11:59 pm Eastern Time`. */
export const formatDeadline = (due: Date): string => formatMoment(shownDeadline(due));

/** Formats remaining time as `3 h 20 min` or `2 h 5 min over`. @param milliseconds from `timeLeft` */
export const formatTimeLeft = (milliseconds: number): string => {
  const minutes = Math.floor(Math.abs(milliseconds) / 60_000);
  const [h, min] = [Math.floor(minutes / 60), minutes % 60];
  const time = h > 0 ? `${h} h ${min} min` : `${min} min`;
  return milliseconds < 0 ? `${time} over` : time;
};
