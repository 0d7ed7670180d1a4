/// <reference lib="esnext.temporal" />
import {claims} from '../../src/data/claims.ts';

/**
 * The clock of the promise "We answer within 24 hours, Sundays aside": only time that is not Sunday
 * in the office's time zone counts. Sunday is the local calendar day, which is 23 or 25 hours long
 * where the clocks change.
 *
 * Temporal knows zones and their changes; the project's own Node brings it.
 */
export interface Promised {
  /** IANA name. */
  readonly timeZone: string;
  /** Hours until somebody answers. */
  readonly hours: number;
}

/** The office is in Toronto; the site tells its hours as EST. IANA name. */
export const officeZone = 'America/Toronto';

const promised: Promised = {
  timeZone: officeZone,
  hours: claims.contactReplyHours,
};

const SUNDAY = 7;
const MS_PER_HOUR = 3_600_000;

const local = (at: Date, timeZone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone);

/** The next moment at which a Sunday begins or ends. */
const nextTurn = (at: Temporal.ZonedDateTime): Temporal.ZonedDateTime => {
  const days = at.dayOfWeek === SUNDAY ? 1 : SUNDAY - at.dayOfWeek;
  return at.startOfDay().add({days}).startOfDay();
};

/** The promise's time from one moment to a later one, in milliseconds. */
const countedMs = (from: Date, to: Date, timeZone: string): number => {
  let at = local(from, timeZone);
  let counted = 0;
  while (at.epochMilliseconds < to.getTime()) {
    const turn = nextTurn(at);
    const end = Math.min(turn.epochMilliseconds, to.getTime());
    if (at.dayOfWeek !== SUNDAY) counted += end - at.epochMilliseconds;
    at = turn;
  }
  return counted;
};

/** The moment until which somebody answers a message that came in then. */
export const answerBy = (receivedAt: Date, {timeZone, hours}: Promised = promised): Date => {
  let at = local(receivedAt, timeZone);
  let left = hours * MS_PER_HOUR;
  for (;;) {
    const turn = nextTurn(at);
    if (at.dayOfWeek !== SUNDAY) {
      const room = turn.epochMilliseconds - at.epochMilliseconds;
      if (left <= room) return new Date(at.epochMilliseconds + left);
      left -= room;
    }
    at = turn;
  }
};

/** Milliseconds of the promise that are left; negative by the plain time that it is over. */
export const timeLeft = (now: Date, receivedAt: Date, by: Promised = promised): number => {
  const due = answerBy(receivedAt, by);
  return now < due ? countedMs(now, due, by.timeZone) : due.getTime() - now.getTime();
};

/** The promise's time that an answer took, in milliseconds. */
export const timeTaken = (receivedAt: Date, answeredAt: Date, by: Promised = promised): number =>
  countedMs(receivedAt, answeredAt, by.timeZone);

/** When the owner is reminded: so many hours before the promise ends, and when it has ended. */
export const reminderStages = ['12', '4', 'overdue'] as const;
export type ReminderStage = (typeof reminderStages)[number];

/** The most urgent reminder that is due now, or null. */
export const reminderDue = (
  now: Date,
  receivedAt: Date,
  by: Promised = promised,
): ReminderStage | null => {
  const left = timeLeft(now, receivedAt, by);
  if (left <= 0) return 'overdue';
  if (left <= 4 * MS_PER_HOUR) return '4';
  return left <= 12 * MS_PER_HOUR ? '12' : null;
};

/** Such as `Tuesday, December 1 at 9:40 AM EST`. @param timeZone IANA name */
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
 * The moment until which somebody answers, for people. Midnight is told as the last minute of the day
 * that ends: of `Tuesday at 12:00 AM`, half of all readers take the wrong night.
 */
export const formatDeadline = (due: Date, by: Promised = promised): string => {
  const {hour, minute, second} = local(due, by.timeZone);
  const isMidnight = hour === 0 && minute === 0 && second === 0;
  return formatMoment(isMidnight ? new Date(due.getTime() - 60_000) : due, by.timeZone);
};

/** Such as `3 h 20 min`, or `2 h 5 min over`. @param milliseconds from `timeLeft` */
export const formatTimeLeft = (milliseconds: number): string => {
  const minutes = Math.floor(Math.abs(milliseconds) / 60_000);
  const [h, min] = [Math.floor(minutes / 60), minutes % 60];
  const time = h > 0 ? `${h} h ${min} min` : `${min} min`;
  return milliseconds < 0 ? `${time} over` : time;
};

/** The office's calendar day, such as `2026-11-25`, and its hour of the day. */
export const officeTime = (
  now: Date,
  {timeZone}: Promised = promised,
): {readonly day: string; readonly hour: number} => {
  const at = local(now, timeZone);
  return {day: at.toPlainDate().toString(), hour: at.hour};
};
