import {claims} from '../../../data/claims.ts';
import {officeZone} from '../../../data/officeHours.ts';
import {momentParts} from '../../../lib/format/momentParts.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const REPLY_MS = claims.contactReplyHours * HOUR_MS;

let weekday: Intl.DateTimeFormat | undefined;

/**
 * Computes the milliseconds between two times without the office's Sundays, which have 23 or 25 hours when
 * the clocks change. Goes from hour to hour, because browsers lack Temporal.
 */
export const workingMs = (from: Date, to: Date): number => {
  weekday ??= new Intl.DateTimeFormat('en-US', {timeZone: officeZone, weekday: 'short'});
  const end = to.getTime();
  let counted = 0;
  let at = from.getTime();
  while (at < end) {
    const next = Math.min(at - (at % HOUR_MS) + HOUR_MS, end);
    if (weekday.format(at) !== 'Sun') counted += next - at;
    at = next;
  }
  return counted;
};

/** Computes when the reply to a message is due: within 24 hours, not counting Sundays. */
export const replyDeadline = (receivedAt: Date): Date => {
  // A message from Saturday is due at the same time on Monday, one from Sunday when Monday ends.
  let due = receivedAt;
  for (;;) {
    const left = REPLY_MS - workingMs(receivedAt, due);
    if (left === 0) return due;
    due = new Date(due.getTime() + left);
  }
};

/**
 * Returns the time to show for a reply deadline. Midnight becomes the last minute of the day before,
 * because many readers misunderstand `Tuesday at 12:00 am`.
 */
export const shownDeadline = (due: Date): Date => {
  const isMidnight = due.getTime() % MINUTE_MS === 0 && momentParts(due).time === '12:00 am';
  return isMidnight ? new Date(due.getTime() - MINUTE_MS) : due;
};

/**
 * Formats when the reply to a message sent now is due, such as `Saturday, November 28, 4:40 pm Eastern Time`.
 */
export const replyByText = (now: Date): string => {
  const {day, time, zone} = momentParts(shownDeadline(replyDeadline(now)));
  return `${day}, ${time} ${zone}`;
};
