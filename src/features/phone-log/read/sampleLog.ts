/**
 * Makes the sample: one month of a made-up practice with two to three people at the desk, as its
 * phone system would export it. The same every time. All numbers are reserved for fiction (555-01xx).
 */
import {seededRandom} from '../../../lib/format/seededRandom.ts';
import {clockAt, DAY, dayOf, secondOfDay, weekdayOf} from './time.ts';

const HEAD =
  'Start Time,Direction,From,To,Caller Name,Queue,Result,Ring Time (sec),Talk Time (sec)';
const PRACTICE = '(602) 555-0100';
const AREAS = [602, 480, 623, 928, 520, 970, 801, 435, 725, 505, 720, 575, 307, 303, 208, 406];
const [YEAR, MONTH, DAYS] = [2026, 10, 31];
/** Of the first thousand, one with five callers at once on a Monday morning. */
const SEED = 81;

/** In an hour of the whole month: calls and missed calls on Mondays, then on other weekdays. */
const HOURS: Readonly<Record<number, readonly [number, number, number, number]>> = {
  7: [5, 5, 14, 14],
  8: [89, 24, 157, 19],
  9: [67, 18, 139, 19],
  10: [36, 3, 110, 14],
  11: [42, 2, 99, 6],
  12: [36, 18, 101, 42],
  13: [31, 2, 117, 8],
  14: [28, 1, 100, 6],
  15: [22, 1, 73, 6],
  16: [23, 3, 69, 3],
  17: [6, 6, 12, 12],
  19: [5, 5, 17, 17],
};
const WEEKEND_CALLS = 16;

/** The sample as CSV. */
export const makeSampleLog = (): string => {
  const random = seededRandom(SEED);
  const below = (most: number): number => Math.floor(random() * most);
  const rows: (readonly [clock: number, row: string])[] = [];
  const add = (
    clock: number,
    direction: string,
    parties: readonly string[],
    ...rest: readonly [result: string, ring: number, talk: number]
  ): void => {
    const start = new Date(clock * 1000).toISOString().slice(0, 19);
    rows.push([clock, [start, direction, ...parties, ...rest].join(',')]);
  };

  const first = dayOf(clockAt(YEAR, MONTH, 1));
  const days = Array.from({length: DAYS}, (_, at) => first + at);
  const mondays = days.filter((day) => weekdayOf(day) === 1);
  const weekdays = days.filter((day) => weekdayOf(day) > 1 && weekdayOf(day) < 6);
  const weekend = days.filter((day) => weekdayOf(day) % 6 === 0);
  const calls: {clock: number; isMissed: boolean}[] = [];
  const place = (on: readonly number[], hour: number, count: number, missed: number): void => {
    for (let at = 0; at < count; at += 1) {
      const clock = (on[below(on.length)] ?? first) * DAY + hour * 3600 + below(3600);
      calls.push({clock, isMissed: at < missed});
    }
  };
  for (const [hour, [monday, mondayMissed, other, otherMissed]] of Object.entries(HOURS)) {
    place(mondays, Number(hour), monday, mondayMissed);
    place(weekdays, Number(hour), other, otherMissed);
  }
  for (let at = 0; at < WEEKEND_CALLS; at += 1) place(weekend, 8 + below(9), 1, 1);

  let callers = 0;
  const newCaller = (): string => {
    // 1237 is prime to 1,600: each number once.
    const number = (callers++ * 1237) % (AREAS.length * 100);
    return `(${AREAS[number % AREAS.length]}) 555-01${String(Math.floor(number / AREAS.length)).padStart(2, '0')}`;
  };
  /** Callers who were missed and may call again. */
  let waiting: {readonly caller: string; readonly clock: number}[] = [];
  for (const {clock, isMissed} of calls.sort((a, b) => a.clock - b.clock)) {
    waiting = waiting.filter((one) => dayOf(one.clock) === dayOf(clock));
    const again = waiting.find((one) => one.clock < clock - 300);
    const isAgain = again !== undefined && random() < (isMissed ? 0.055 : 0.05);
    const caller = isAgain ? again.caller : newCaller();
    if (isAgain) waiting = waiting.filter((one) => one !== again);
    const parties = [caller, PRACTICE, 'WIRELESS CALLER', 'Front desk'];
    if (isMissed) {
      const isOpen = secondOfDay(clock) >= 8 * 3600 && secondOfDay(clock) < 17 * 3600;
      const result = random() < 0.4 ? 'Voicemail' : isOpen ? 'Missed' : 'No answer';
      add(clock, 'Incoming', parties, result, 15 + below(50), 0);
      waiting.push({caller, clock});
      // The desk calls some of them back, and reaches fewer.
      if (isOpen && random() < 0.4) {
        const isReached = random() < 0.4;
        const back = clock + 1_200 + below(6_000);
        const talk = isReached ? 40 + below(180) : 0;
        const ended = isReached ? 'Answered' : 'No answer';
        add(back, 'Outgoing', [PRACTICE, caller, '', ''], ended, 8 + below(20), talk);
      }
    } else {
      const [ring, talk] = [5 + below(14), 30 + below(266)];
      add(clock, 'Incoming', parties, 'Answered', ring, talk);
      if (random() < 0.06) {
        const transferred = [caller, PRACTICE, 'WIRELESS CALLER', 'Transfer'];
        add(clock + ring + talk, 'Incoming', transferred, 'Answered', 4, 20 + below(60));
      }
    }
    if (random() < 0.08) {
      add(clock + 60, 'Outgoing', [PRACTICE, newCaller(), '', ''], 'Answered', 9, 30 + below(150));
    }
    if (random() < 0.012) {
      add(clock + 40, 'Internal', ['Ext. 101', 'Ext. 104', '', ''], 'Answered', 3, 40);
    }
  }
  return [HEAD, ...rows.sort(([a], [b]) => a - b).map(([, row]) => row), ''].join('\n');
};
