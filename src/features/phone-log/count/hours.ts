import {dayOf, HALF_HOUR, secondOfDay, weekdayOf} from '../read/time.ts';
import type {Call} from './calls.ts';

const isAnswered = ({result}: Call): boolean => result === 'answered';

/** Half-hours since midnight: from 16 is 8:00 am. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface OpeningHours {
  /** Sunday first; null is closed. */
  readonly days: readonly (Span | null)[];
  readonly lunch: Span | null;
}

export const dayParts = ['open', 'lunch', 'after'] as const;
export type DayPart = (typeof dayParts)[number];

/** Answered calls that make a date a working day. */
const WORKING_DAY_CALLS = 3;
/** A half-hour belongs to the hours when calls were answered in it on this share of such weekdays. */
const OPEN_SHARE = 1 / 4;
/** Lunch is looked for as an hour beginning at 11:00 to 1:30. */
const LUNCH_STARTS = [22, 23, 24, 25, 26, 27] as const;
const LUNCH_LENGTH = 2;
/** Its missed share is at least so many times that of the other open hours, of enough calls. */
const LUNCH_FACTOR = 1.5;
const LUNCH_MISSED = 10;

/** Half-hours since midnight, with a fraction. */
export const halfHourOf = (clock: number): number => secondOfDay(clock) / HALF_HOUR;
const isWithin = (at: number, span: Span | null | undefined): boolean =>
  span !== null && span !== undefined && at >= span.from && at < span.to;

/** Dates with answered calls enough, in order. */
export const workingDays = (calls: readonly Call[]): readonly number[] => {
  const answered = new Map<number, number>();
  for (const call of calls) {
    if (isAnswered(call))
      answered.set(dayOf(call.clock), (answered.get(dayOf(call.clock)) ?? 0) + 1);
  }
  return [...answered]
    .filter(([, count]) => count >= WORKING_DAY_CALLS)
    .map(([day]) => day)
    .sort((a, b) => a - b);
};

/** Part of the day at a wall-clock time: within the opening hours, at lunch, or outside of both. */
export const dayPartOf = (clock: number, {days, lunch}: OpeningHours): DayPart => {
  const at = halfHourOf(clock);
  if (!isWithin(at, days[weekdayOf(dayOf(clock))])) return 'after';
  return isWithin(at, lunch) ? 'lunch' : 'open';
};

/** The first and the last day with a call. */
export const dayRange = (calls: readonly Call[]): [first: number, last: number] => {
  let [first, last] = [Infinity, -Infinity];
  for (const {clock} of calls) {
    first = Math.min(first, dayOf(clock));
    last = Math.max(last, dayOf(clock));
  }
  return [first, last];
};

/** Counts the dates of each weekday between two days, both included. */
const datesByWeekday = (first: number, last: number): readonly number[] => {
  const dates = Array<number>(7).fill(0);
  for (let day = first; day <= last; day += 1) dates[weekdayOf(day)]! += 1;
  return dates;
};

/** The hours as the answered calls show them. */
export const guessHours = (calls: readonly Call[]): OpeningHours => {
  const dates = datesByWeekday(...dayRange(calls));
  const working = workingDays(calls);
  const isWorking = new Set(working);
  const answeredIn = new Set<number>();
  for (const call of calls) {
    const {clock} = call;
    if (isAnswered(call) && isWorking.has(dayOf(clock))) {
      answeredIn.add(Math.floor(clock / HALF_HOUR));
    }
  }
  const days = dates.map((all, weekday): Span | null => {
    const those = working.filter((day) => weekdayOf(day) === weekday);
    if (those.length === 0 || those.length * 2 < all) return null;
    const isOpen = Array.from({length: 48}, (_, half) => {
      const busy = those.filter((day) => answeredIn.has(day * 48 + half)).length;
      return busy > 0 && busy >= those.length * OPEN_SHARE;
    });
    const from = isOpen.indexOf(true);
    return from < 0 ? null : {from, to: isOpen.lastIndexOf(true) + 1};
  });
  return {days, lunch: guessLunch(calls, days)};
};

const guessLunch = (calls: readonly Call[], days: OpeningHours['days']): Span | null => {
  const open = calls.filter(({clock}) => dayPartOf(clock, {days, lunch: null}) === 'open');
  const missedOf = (some: readonly Call[]): number =>
    some.filter((call) => !isAnswered(call)).length;
  const spans = LUNCH_STARTS.map((from) => ({from, to: from + LUNCH_LENGTH}));
  const shares = spans.map((span) => {
    const isInside = ({clock}: Call): boolean => isWithin(halfHourOf(clock), span);
    const [inside, elsewhere] = [open.filter(isInside), open.filter((call) => !isInside(call))];
    const share = missedOf(inside) / inside.length;
    const isMore = share >= LUNCH_FACTOR * (missedOf(elsewhere) / elsewhere.length);
    return isMore && missedOf(inside) >= LUNCH_MISSED ? share : 0;
  });
  const worst = Math.max(...shares);
  return worst > 0 ? spans[shares.indexOf(worst)]! : null;
};
