import {dayOf, HALF_HOUR, secondOfDay, weekdayOf} from '../read/time.ts';
import type {Call} from './calls.ts';

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

/** Answered calls that make a day a working day. */
const WORKING_DAY_CALLS = 3;
/** The practice is open in a half-hour in which it answered calls on this share of the weekday's dates. */
const OPEN_SHARE = 1 / 4;
/** Lunch is an hour that begins at 11:00 to 1:30. */
const LUNCHES = [22, 23, 24, 25, 26, 27].map((from) => ({from, to: from + 2}));
/** An hour is lunch if its share of missed calls is this many times that of the other open hours. */
const LUNCH_FACTOR = 1.5;
/** Missed calls that a lunch hour has at least. */
const MIN_LUNCH_MISSED = 10;

/** Half-hours since midnight, with a fraction. */
export const halfHourOf = (clock: number): number => secondOfDay(clock) / HALF_HOUR;
const isWithin = (clock: number, span: Span | null | undefined): boolean =>
  Boolean(span && halfHourOf(clock) >= span.from && halfHourOf(clock) < span.to);
const missedIn = (calls: readonly Call[]): number =>
  calls.filter(({result}) => result !== 'answered').length;

/** Days with enough answered calls, in order; in a quiet practice, days with any. */
export const workingDays = (calls: readonly Call[]): readonly number[] => {
  const answered = new Map<number, number>();
  for (const {clock, result} of calls) {
    if (result === 'answered') answered.set(dayOf(clock), (answered.get(dayOf(clock)) ?? 0) + 1);
  }
  const all = [...answered];
  const busy = all.filter(([, count]) => count >= WORKING_DAY_CALLS);
  const days = busy.length * 2 < all.length ? all : busy;
  return days.map(([day]) => day).sort((a, b) => a - b);
};

/** Part of the day at a wall-clock time: within the opening hours, at lunch, or outside of both. */
export const dayPartOf = (clock: number, {days, lunch}: OpeningHours): DayPart => {
  if (!isWithin(clock, days[weekdayOf(dayOf(clock))])) return 'after';
  return isWithin(clock, lunch) ? 'lunch' : 'open';
};

/** The first and the last day with a call. */
export const dayRange = (calls: readonly Call[]): readonly [first: number, last: number] => {
  const days = Float64Array.from(calls, ({clock}) => dayOf(clock)).sort();
  return [days[0] ?? 0, days.at(-1) ?? 0];
};

export const estimateHours = (calls: readonly Call[]): OpeningHours => {
  const [first, last] = dayRange(calls);
  const working = workingDays(calls);
  const answeredIn = new Set<number>();
  for (const {clock, result} of calls) {
    if (result === 'answered') answeredIn.add(Math.floor(clock / HALF_HOUR));
  }
  const days = Array.from({length: 7}, (_, weekday): Span | null => {
    const those = working.filter((day) => weekdayOf(day) === weekday);
    const weeks = Math.floor((last - first - ((weekday - weekdayOf(first) + 7) % 7)) / 7) + 1;
    if (those.length === 0 || those.length * 2 < weeks) return null;
    const dates = Array.from(
      {length: 48},
      (_, half) => those.filter((day) => answeredIn.has(day * 48 + half)).length,
    );
    const often = dates.map((count) => count > 0 && count >= those.length * OPEN_SHARE);
    // With few calls no half-hour is answered often.
    const isOpen = often.includes(true) ? often : dates.map((count) => count > 0);
    return {from: isOpen.indexOf(true), to: isOpen.lastIndexOf(true) + 1};
  });
  return {days, lunch: estimateLunch(calls, days)};
};

const estimateLunch = (calls: readonly Call[], days: OpeningHours['days']): Span | null => {
  const open = calls.filter(({clock}) => dayPartOf(clock, {days, lunch: null}) === 'open');
  const lunches = LUNCHES.map((span) => {
    const inside = open.filter(({clock}) => isWithin(clock, span));
    const rest = open.filter(({clock}) => !isWithin(clock, span));
    const [missed, share] = [missedIn(inside), missedIn(inside) / inside.length];
    const isLunch =
      missed >= MIN_LUNCH_MISSED && share >= LUNCH_FACTOR * (missedIn(rest) / rest.length);
    return {span, share: isLunch ? share : 0};
  });
  const [worst] = lunches.sort((a, b) => b.share - a.share);
  return worst && worst.share > 0 ? worst.span : null;
};
