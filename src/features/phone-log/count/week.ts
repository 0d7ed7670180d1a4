import {dayOf, weekdayOf} from '../read/time.ts';
import type {Call} from './calls.ts';
import {halfHourOf, type OpeningHours, type Span} from './hours.ts';

export interface Tally {
  readonly calls: number;
  readonly missed: number;
}

/** A row of the week: an hour, or all hours of the night before or after; by weekday, Sunday first. */
export type WeekRow = ReturnType<typeof weekRows>[number];

export const weekdayOrder = [1, 2, 3, 4, 5, 6, 0] as const;

/** Hours with a row each: 6 am to 9 pm. */
const [FIRST, LAST] = [6, 21];

const isIn = ({from, to}: Span, span: Span | null | undefined): boolean =>
  Boolean(span && from * 2 < span.to && to * 2 > span.from);

/**
 * Counts calls by hour and weekday; earlier and later hours are one row each. A cell is marked (`isHot`)
 * if the practice is open, enough calls were missed, and their share is well above that of the whole log.
 */
export const weekRows = (calls: readonly Call[], {days}: OpeningHours, usual: number) => {
  const starts = [0, ...Array.from({length: LAST - FIRST + 1}, (_, at) => FIRST + at)];
  const rows = starts.map((from, at) => ({
    ...{from, to: starts[at + 1] ?? 24},
    cells: days.map(() => ({calls: 0, missed: 0, isHot: false})),
  }));
  for (const {clock, result} of calls) {
    const row = rows.find(({to}) => halfHourOf(clock) / 2 < to)!;
    const weekday = weekdayOf(dayOf(clock));
    const cell = row.cells[weekday]!;
    cell.calls += 1;
    if (result !== 'answered') cell.missed += 1;
    const isOften = cell.missed >= 5 && cell.missed / cell.calls >= Math.max(0.25, usual * 1.25);
    cell.isHot = isOften && isIn(row, days[weekday]);
  }
  return rows;
};

export const sumOf = (tallies: readonly Tally[]): Tally => ({
  calls: tallies.reduce((sum, {calls}) => sum + calls, 0),
  missed: tallies.reduce((sum, {missed}) => sum + missed, 0),
});

/** The marked hour with the most missed calls, lunch left out. */
export const worstHour = (rows: readonly WeekRow[], {lunch}: OpeningHours) =>
  rows
    .filter((row) => !isIn(row, lunch))
    .flatMap((row) => weekdayOrder.map((weekday) => ({row, weekday, ...row.cells[weekday]!})))
    .filter(({isHot}) => isHot)
    .sort((a, b) => b.missed - a.missed)[0];
