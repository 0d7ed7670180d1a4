import {dayOf, weekdayOf} from '../read/time.ts';
import type {Call} from './calls.ts';
import {halfHourOf, type OpeningHours, type Span} from './hours.ts';

export interface Tally {
  readonly calls: number;
  readonly missed: number;
}

/** A row of the week: an hour, or the hours before or after those that are drawn. */
export interface WeekRow {
  /** Hours since midnight. */
  readonly from: number;
  readonly to: number;
  /** By weekday, Sunday first. */
  readonly cells: readonly Tally[];
}

/** The two open hours of a weekday in which most is missed beyond the usual share. */
export interface PeakWindow extends Tally {
  readonly weekday: number;
  readonly from: number;
  readonly to: number;
}

/** The order of a work week. */
export const weekdayOrder = [1, 2, 3, 4, 5, 6, 0] as const;

/** Without opening hours: 7 am to 7 pm. */
const USUAL: Span = {from: 14, to: 38};

/**
 * Counts calls by hour and weekday, from an hour before the first opening to an hour after the last
 * closing; earlier and later hours are one row each.
 */
export const weekRows = (
  calls: readonly Call[],
  {days}: Pick<OpeningHours, 'days'>,
): readonly WeekRow[] => {
  const open = days.filter((day) => day !== null);
  const {from, to} =
    open.length === 0
      ? USUAL
      : {
          from: Math.min(...open.map((day) => day.from)),
          to: Math.max(...open.map((day) => day.to)),
        };
  const first = Math.max(0, Math.floor(from / 2) - 1);
  const last = Math.min(24, Math.ceil(to / 2) + 1);
  const hours = Array.from({length: last - first}, (_, at) => ({
    from: first + at,
    to: first + at + 1,
  }));
  const rows = [{from: 0, to: first}, ...hours, {from: last, to: 24}]
    .filter((row) => row.to > row.from)
    .map((row) => ({...row, cells: Array.from({length: 7}, () => ({calls: 0, missed: 0}))}));
  const rowOfHour = Array.from({length: 24}, (_, hour) => rows.find((row) => hour < row.to));
  for (const {clock, result} of calls) {
    const hour = Math.floor(halfHourOf(clock) / 2);
    const cell = rowOfHour[hour]?.cells[weekdayOf(dayOf(clock))];
    if (!cell) continue;
    cell.calls += 1;
    if (result !== 'answered') cell.missed += 1;
  }
  return rows;
};

/** Adds up tallies. */
export const sumOf = (tallies: readonly Tally[]): Tally => ({
  calls: tallies.reduce((sum, {calls}) => sum + calls, 0),
  missed: tallies.reduce((sum, {missed}) => sum + missed, 0),
});

/**
 * Checks whether a row lies outside a day's opening hours.
 *
 * @param row in hours
 * @param day in half-hours
 */
const isClosed = (row: Span, day: Span | null | undefined): boolean =>
  !day || row.to * 2 <= day.from || row.from * 2 >= day.to;

/** Checks whether an hour's row overlaps lunch. @param row in hours @param lunch in half-hours */
const isAtLunch = (row: Span, lunch: Span | null): boolean =>
  lunch !== null && row.to - row.from === 1 && row.from * 2 < lunch.to && row.to * 2 > lunch.from;

/** Worth marking: open, enough calls missed, and a share well above that of the whole log. */
export const isHotCell = (
  row: WeekRow,
  weekday: number,
  {days}: OpeningHours,
  usual: number,
): boolean => {
  const {calls, missed} = row.cells[weekday]!;
  const isOften = missed >= 5 && missed / calls >= Math.max(0.25, usual * 1.25);
  return isOften && !isClosed(row, days[weekday]);
};

/** @param usual the missed share of the open hours */
export const peakWindow = (
  rows: readonly WeekRow[],
  {days, lunch}: OpeningHours,
  usual: number,
): PeakWindow | null => {
  let peak: PeakWindow | null = null;
  let most = 0;
  for (const weekday of weekdayOrder) {
    const day = days[weekday];
    rows.slice(0, -1).forEach((row, at) => {
      const next = rows[at + 1];
      if (!next || !day || row.from * 2 < day.from || next.to * 2 > day.to) return;
      if (isAtLunch(row, lunch) || isAtLunch(next, lunch)) return;
      const sum = sumOf([row, next].flatMap(({cells}) => cells[weekday] ?? []));
      const beyond = sum.missed - usual * sum.calls;
      if (beyond <= most) return;
      most = beyond;
      peak = {weekday, from: row.from, to: next.to, ...sum};
    });
  }
  return peak;
};
