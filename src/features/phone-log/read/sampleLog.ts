/**
 * Makes the sample: one month of a made-up practice with two to three people at the desk, as its
 * phone system would export it. The same every time. All numbers are reserved for fiction (555-01xx).
 */
import {seededRandom} from '../../../lib/drawing/seededRandom.ts';
import {midnightOf, DAY, dayOf, weekdayOf} from './time.ts';

const HEAD = 'Start Time,Direction,From,To,Caller Name,Result,Ring Time (sec),Talk Time (sec)';
const PRACTICE = '(602) 555-0100';
const AREAS = [602, 480, 623, 928, 520, 970, 801, 435, 725, 505, 720, 575, 307, 303, 208, 406];
const FIRST = dayOf(midnightOf(2026, 10, 1));
/** One with 171 of 259 callers not reached, and five at once on a Monday morning. */
const SEED = 314;

/** In an hour of the whole month: calls and missed calls on Mondays, on other weekdays, on weekends. */
const HOURS: Readonly<Record<number, readonly number[]>> = {
  7: [5, 5, 14, 14, 0, 0],
  8: [89, 24, 157, 19, 4, 4],
  9: [67, 18, 139, 19, 4, 4],
  10: [36, 3, 110, 14, 4, 4],
  11: [42, 2, 99, 6, 4, 4],
  12: [36, 18, 101, 42, 0, 0],
  13: [31, 2, 117, 8, 0, 0],
  14: [28, 1, 100, 6, 0, 0],
  15: [22, 1, 73, 6, 0, 0],
  16: [23, 3, 69, 3, 0, 0],
  17: [6, 6, 12, 12, 0, 0],
  19: [5, 5, 17, 17, 0, 0],
};

export const makeSampleLog = (): string => {
  const random = seededRandom(SEED);
  const below = (most: number): number => Math.floor(random() * most);
  const days = Array.from({length: 31}, (_, at) => FIRST + at);
  const kinds = [
    days.filter((day) => weekdayOf(day) === 1),
    days.filter((day) => weekdayOf(day) > 1 && weekdayOf(day) < 6),
    days.filter((day) => weekdayOf(day) % 6 === 0),
  ];
  const calls = Object.entries(HOURS).flatMap(([hour, counts]) =>
    kinds.flatMap((on, kind) =>
      Array.from({length: counts[2 * kind] ?? 0}, (_, at) => ({
        clock: (on[below(on.length)] ?? FIRST) * DAY + Number(hour) * 3600 + below(3600),
        isMissed: at < (counts[2 * kind + 1] ?? 0),
      })),
    ),
  );

  const rows: string[] = [];
  const add = (clock: number, ...cells: readonly (string | number)[]): void => {
    const start = new Date(clock * 1000).toISOString().slice(0, 19);
    rows.push([start, ...cells].join(','));
  };
  let callers = 0;
  const newCaller = (): string => {
    // 1237 is prime to 1,600: each number once.
    const number = (callers++ * 1237) % (AREAS.length * 100);
    return `(${AREAS[number % AREAS.length]}) 555-01${String(Math.floor(number / AREAS.length)).padStart(2, '0')}`;
  };
  /** Callers who were missed and may call again. */
  const waiting: string[] = [];
  for (const {clock, isMissed} of calls.sort((a, b) => a.clock - b.clock)) {
    const caller = (random() < 0.04 ? waiting.pop() : undefined) ?? newCaller();
    const parties = [caller, PRACTICE, 'WIRELESS CALLER'];
    if (isMissed) {
      const result = random() < 0.4 ? 'Voicemail' : 'Missed';
      add(clock, 'Incoming', ...parties, result, 15 + below(50), 0);
      waiting.push(caller);
    } else add(clock, 'Incoming', ...parties, 'Answered', 5 + below(14), 30 + below(266));
    // The desk calls back some of those who were missed, and others.
    if (random() < (isMissed ? 0.3 : 0.08)) {
      const called = isMissed ? caller : newCaller();
      const isReached = random() < 0.5;
      const ended = isReached ? ['Answered', 9, 40 + below(180)] : ['No answer', 25, 0];
      add(clock + 1_200 + below(6_000), 'Outgoing', PRACTICE, called, '', ...ended);
    }
  }
  return [HEAD, ...rows.sort(), ''].join('\n');
};
