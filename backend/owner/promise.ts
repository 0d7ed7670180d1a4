import {replyPromise} from '../../src/data/contactContent';
import {answerBy, formatTimeLeft, promiseTime, timeLeft} from '../../src/domain/promise/answerBy';

/** The promise of an answer, for a message that came in then: `3 h 20 min`, `overdue by 45 min`. */
export const promiseLeft = (receivedAt: Date, now: Date): string =>
  formatTimeLeft(timeLeft(now, answerBy(receivedAt, replyPromise)));

/** Milliseconds that an answer took on the promise's clock, which stands still on Sundays. */
export const promiseTimeTaken = (receivedAt: Date, answeredAt: Date): number =>
  promiseTime(receivedAt, answeredAt, replyPromise.timeZone);

/** `3 h 20 min`. @param milliseconds 0 or more */
export const formatLength = (milliseconds: number): string =>
  // A time left of nothing would be told as overdue.
  formatTimeLeft(Math.max(1, milliseconds));

/** `2026-11`, by the office's calendar. */
export const officeMonth = (at: Date): string => {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: replyPromise.timeZone,
    year: 'numeric',
    month: '2-digit',
  }).formatToParts(at);
  const part = (type: 'year' | 'month'): string =>
    parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}`;
};
