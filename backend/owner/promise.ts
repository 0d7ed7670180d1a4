import {formatTimeLeft, timeLeft} from '../promise/answerBy.ts';

/** The promise of an answer, for a message that came in then: `3 h 20 min`, `45 min over`. */
export const promiseLeft = (receivedAt: Date, now: Date): string =>
  formatTimeLeft(timeLeft(now, receivedAt));
