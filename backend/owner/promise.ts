import {formatTimeLeft, officeTime, timeLeft, timeTaken} from '../promise/answerBy.ts';

/** The promise of an answer, for a message that came in then: `3 h 20 min`, `45 min over`. */
export const promiseLeft = (receivedAt: Date, now: Date): string =>
  formatTimeLeft(timeLeft(now, receivedAt));

/** Milliseconds that an answer took on the promise's clock, which stands still on Sundays. */
export const promiseTimeTaken = (receivedAt: Date, answeredAt: Date): number =>
  timeTaken(receivedAt, answeredAt);

/** `3 h 20 min`. @param milliseconds 0 or more */
export const formatLength = (milliseconds: number): string => formatTimeLeft(milliseconds);

/** `2026-11`, by the office's calendar. */
export const officeMonth = (at: Date): string => officeTime(at).day.slice(0, 7);
