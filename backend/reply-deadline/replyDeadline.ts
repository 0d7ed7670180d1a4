/// <reference lib="esnext.temporal" />
import {claims} from '../../src/data/claims.ts';

/**
 * Rule of the reply deadline, "We answer within 24 hours, Sundays aside": only time that is not Sunday
 * in the office's time zone counts. Sunday is the local calendar day, which is 23 or 25 hours long
 * where the clocks change.
 *
 * Temporal knows zones and their changes; the project's own Node has it.
 */
export interface ReplyRule {
  /** IANA name. */
  readonly timeZone: string;
  /** Hours until a reply is due. */
  readonly hours: number;
}

/** Time zone of the office in Toronto, whose hours the site shows as EST. IANA name. */
export const officeZone = 'America/Toronto';

const replyRule: ReplyRule = {
  timeZone: officeZone,
  hours: claims.contactReplyHours,
};

const SUNDAY = 7;
const MS_PER_HOUR = 3_600_000;

const local = (at: Date, timeZone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone);

/** Finds the next moment at which a Sunday begins or ends. */
const nextSundayBoundary = (at: Temporal.ZonedDateTime): Temporal.ZonedDateTime => {
  const days = at.dayOfWeek === SUNDAY ? 1 : SUNDAY - at.dayOfWeek;
  return at.startOfDay().add({days}).startOfDay();
};

/** Measures the time from one moment to a later one without Sundays, in milliseconds. */
const workingMs = (from: Date, to: Date, timeZone: string): number => {
  let at = local(from, timeZone);
  let counted = 0;
  while (at.epochMilliseconds < to.getTime()) {
    const boundary = nextSundayBoundary(at);
    const end = Math.min(boundary.epochMilliseconds, to.getTime());
    if (at.dayOfWeek !== SUNDAY) counted += end - at.epochMilliseconds;
    at = boundary;
  }
  return counted;
};

/** Computes when the reply to a message is due. */
export const replyDeadline = (receivedAt: Date, {timeZone, hours}: ReplyRule = replyRule): Date => {
  let at = local(receivedAt, timeZone);
  let left = hours * MS_PER_HOUR;
  for (;;) {
    const boundary = nextSundayBoundary(at);
    if (at.dayOfWeek !== SUNDAY) {
      const room = boundary.epochMilliseconds - at.epochMilliseconds;
      if (left <= room) return new Date(at.epochMilliseconds + left);
      left -= room;
    }
    at = boundary;
  }
};

/** Time until the reply deadline without Sundays, in milliseconds; after it negative, Sundays included. */
export const timeLeft = (now: Date, receivedAt: Date, by: ReplyRule = replyRule): number => {
  const due = replyDeadline(receivedAt, by);
  return now < due ? workingMs(now, due, by.timeZone) : due.getTime() - now.getTime();
};

/** Time that a reply took without Sundays, in milliseconds. */
export const timeTaken = (receivedAt: Date, answeredAt: Date, by: ReplyRule = replyRule): number =>
  workingMs(receivedAt, answeredAt, by.timeZone);

/** Stages of the reminders to the owner: hours before the reply deadline, and after it. */
export const reminderStages = ['12', '4', 'overdue'] as const;
export type ReminderStage = (typeof reminderStages)[number];

/** Finds the most urgent reminder that is due now, or null. */
export const reminderDue = (
  now: Date,
  receivedAt: Date,
  by: ReplyRule = replyRule,
): ReminderStage | null => {
  const left = timeLeft(now, receivedAt, by);
  if (left <= 0) return 'overdue';
  if (left <= 4 * MS_PER_HOUR) return '4';
  return left <= 12 * MS_PER_HOUR ? '12' : null;
};

/** Formats a moment as `Tuesday, December 1 at 9:40 AM EST`. @param timeZone IANA name */
export const formatMoment = (at: Date, timeZone = officeZone): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
    .format(at)
    // Intl's narrow space is not in every mail program's font.
    .replace(/\s/g, ' ');

/**
 * Formats a reply deadline. Midnight becomes the last minute of the day that ends: half of all readers
 * take `Tuesday at 12:00 AM` for the wrong night.
 */
export const formatDeadline = (due: Date, by: ReplyRule = replyRule): string => {
  const {hour, minute, second} = local(due, by.timeZone);
  const isMidnight = hour === 0 && minute === 0 && second === 0;
  return formatMoment(isMidnight ? new Date(due.getTime() - 60_000) : due, by.timeZone);
};

/** Formats a time left as `3 h 20 min`, or `2 h 5 min over`. @param milliseconds from `timeLeft` */
export const formatTimeLeft = (milliseconds: number): string => {
  const minutes = Math.floor(Math.abs(milliseconds) / 60_000);
  const [h, min] = [Math.floor(minutes / 60), minutes % 60];
  const time = h > 0 ? `${h} h ${min} min` : `${min} min`;
  return milliseconds < 0 ? `${time} over` : time;
};

/** Finds the office's calendar day, such as `2026-11-25`, and its hour of the day. */
export const officeTime = (
  now: Date,
  {timeZone}: ReplyRule = replyRule,
): {readonly day: string; readonly hour: number} => {
  const at = local(now, timeZone);
  return {day: at.toPlainDate().toString(), hour: at.hour};
};
