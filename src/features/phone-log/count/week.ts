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

/** Counts calls by hour and weekday; earlier and later hours are one row each. */
export const weekRows = (calls: readonly Call[]) => {
  const starts = [0, ...Array.from({length: LAST - FIRST + 1}, (_, at) => FIRST + at)];
  const rows = starts.map((from, at) => ({
    ...{from, to: starts[at + 1] ?? 24},
    cells: Array.from({length: 7}, () => ({calls: 0, missed: 0})),
  }));
  for (const {clock, result} of calls) {
    const hour = halfHourOf(clock) / 2;
    const cell = rows.find(({to}) => hour < to)?.cells[weekdayOf(dayOf(clock))];
    if (!cell) continue;
    cell.calls += 1;
    if (result !== 'answered') cell.missed += 1;
  }
  return rows;
};

export const sumOf = (tallies: readonly Tally[]): Tally => ({
  calls: tallies.reduce((sum, {calls}) => sum + calls, 0),
  missed: tallies.reduce((sum, {missed}) => sum + missed, 0),
});

const isIn = ({from, to}: Span, span: Span | null | undefined): boolean =>
  Boolean(span && from * 2 < span.to && to * 2 > span.from);

/** Worth marking: open, enough calls missed, and a share well above that of the whole log. */
export const isHotCell = (
  row: WeekRow,
  weekday: number,
  {days}: OpeningHours,
  usual: number,
): boolean => {
  const {calls, missed} = row.cells[weekday]!;
  const isOften = missed >= 5 && missed / calls >= Math.max(0.25, usual * 1.25);
  return isOften && isIn(row, days[weekday]);
};

/** The marked hour with the most missed calls, beside lunch. @param usual the missed share of all calls */
export const worstHour = (rows: readonly WeekRow[], hours: OpeningHours, usual: number) =>
  rows
    .filter((row) => !isIn(row, hours.lunch))
    .flatMap((row) => weekdayOrder.map((weekday) => ({row, weekday, ...row.cells[weekday]!})))
    .filter(({row, weekday}) => isHotCell(row, weekday, hours, usual))
    .sort((a, b) => b.missed - a.missed)[0];
