import {claims} from '../../src/data/claims.ts';
import {formatMoment, onOfficeClock} from './officeTime.ts';

const SUNDAY = 7;
const MS_PER_HOUR = 3_600_000;
const REPLY_MS = claims.contactReplyHours * MS_PER_HOUR;

/**
 * Computes the milliseconds between two times without the office's Sundays, which have 23 or 25 hours when
 * the clocks change.
 */
export const workingMs = (from: Date, to: Date): number => {
  let counted = 0;
  let day = onOfficeClock(from).startOfDay();
  while (day.epochMilliseconds < to.getTime()) {
    const next = day.add({days: 1}).startOfDay();
    if (day.dayOfWeek !== SUNDAY) {
      const begin = Math.max(day.epochMilliseconds, from.getTime());
      counted += Math.min(next.epochMilliseconds, to.getTime()) - begin;
    }
    day = next;
  }
  return counted;
};

/** Computes when the reply to a message is due: within 24 hours, not counting Sundays. */
export const replyDeadline = (receivedAt: Date): Date => {
  let due = receivedAt;
  for (;;) {
    const left = REPLY_MS - workingMs(receivedAt, due);
    if (left === 0) return due;
    due = new Date(due.getTime() + left);
  }
};

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

/**
 * Formats a reply deadline. Midnight becomes the last minute of the day before, because many readers
 * misunderstand `Tuesday at 12:00 am`.
 */
export const formatDeadline = (due: Date): string => {
  const isMidnight = onOfficeClock(due).startOfDay().epochMilliseconds === due.getTime();
  return formatMoment(isMidnight ? new Date(due.getTime() - 60_000) : due);
};

/** Formats remaining time as `3 h 20 min` or `2 h 5 min over`. @param milliseconds from `timeLeft` */
export const formatTimeLeft = (milliseconds: number): string => {
  const minutes = Math.floor(Math.abs(milliseconds) / 60_000);
  const [h, min] = [Math.floor(minutes / 60), minutes % 60];
  const time = h > 0 ? `${h} h ${min} min` : `${min} min`;
  return milliseconds < 0 ? `${time} over` : time;
};
