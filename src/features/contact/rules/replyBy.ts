import {officeZone} from '../../../data/officeHours.ts';

const partsOf = (at: Date): Readonly<Record<string, string>> =>
  Object.fromEntries(
    new Intl.DateTimeFormat('en-US', {
      timeZone: officeZone,
      weekday: 'short',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    })
      .formatToParts(at)
      .map(({type, value}) => [type, value]),
  );

/**
 * Formats when the reply to a message sent now is due: 24 hours later, not counting Sundays, such as
 * `Saturday, November 28, 4:40 pm Eastern Time`. The worker computes the same from the stored time
 * (backend/lib/replyDeadline.ts) with Temporal, which browsers lack.
 */
export const replyByText = (now: Date): string => {
  const {weekday, year, month, day, hour, minute, dayPeriod} = partsOf(now);
  // A message from Saturday is due at the same time on Monday, one from Sunday when Monday ends.
  const days = weekday === 'Sat' ? 2 : 1;
  const time = weekday === 'Sun' ? '11:59 PM' : `${hour}:${minute} ${dayPeriod}`;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day) + days));
  const dayText = new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  }).format(date);
  return `${dayText}, ${time.replace(/([AP])M/, (_, half: string) => `${half.toLowerCase()}m`)} Eastern Time`;
};
