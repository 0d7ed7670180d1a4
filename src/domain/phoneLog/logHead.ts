import {commonNumber} from './callerNumber.ts';
import {datesIn, hasLogNames, isHalfOfDay, recognizeColumns, type Recognized} from './columns.ts';
import {bareName} from './commonNames.ts';
import {type Witness, witnesses} from './conflict.ts';
import {previewRows} from './preview.ts';
import {type Problem, problems, unknownTime} from './problem.ts';
import type {Answers, ColumnQuestion} from './questions.ts';
import {cellIn, type Columns, type Row} from './roles.ts';
import {isTimeOfDay, readTime} from './time.ts';
import {isUtcName, isZoneName, type Zone, zoneIn} from './zones.ts';

/** Facts that the first rows show: found once, the same for all lines. */
export interface LogHead extends Pick<Recognized, 'columns' | 'system' | 'unused'> {
  readonly header: Row;
  /** The rows below it, by which columns are recognized. */
  readonly rows: readonly Row[];
  readonly witnesses: readonly Witness[];
  /** The practice's own number, perhaps: which side it is on is asked about. '' for none. */
  readonly ownNumber: string;
  /** The column of AM and PM, where they stand alone. */
  readonly half: number;
  /** Zone that the header, or a line above it, names for all times. */
  readonly zone: Zone | null;
  /** The column with the zone of each line. */
  readonly zoneColumn: number;
}

export type Stop =
  | {readonly kind: 'columns'; readonly question: ColumnQuestion}
  | {readonly kind: 'problem'; readonly problem: Problem};

export const filledCells = (row: Row): number => row.filter((cell) => cell.trim() !== '').length;
export const hasTime = (row: Row): boolean => row.some((cell) => readTime(cell) !== null);
export const namesIn = (row: Row): number => row.filter((cell) => hasLogNames([cell])).length;

/**
 * Finds the header: before the first line with a time, the row with the most names
 * that a log has, else the first that is nearly as wide as the widest.
 */
const headerAt = (head: readonly Row[]): number => {
  const first = head.findIndex(hasTime);
  const before = first < 0 ? head : head.slice(0, first);
  const most = Math.max(0, ...before.map(namesIn));
  if (most >= 2) return before.findIndex((row) => namesIn(row) === most);
  const widest = Math.max(0, ...head.map(filledCells));
  return head.findIndex((row) => filledCells(row) >= Math.max(2, widest - 2) && !hasTime(row));
};

/** Asks for the columns. @param why they are asked about again */
export const askColumns = (
  {header, rows, columns, unused}: Pick<LogHead, 'header' | 'rows' | 'columns' | 'unused'>,
  why: string | null = null,
): Stop => {
  const names = header.map((name, column) => name.trim() || `Column ${column + 1}`);
  const question = {names, preview: previewRows(rows), guess: columns, unused, why};
  return {kind: 'columns', question};
};

/** @param asks ask for the columns in any case @param isSample never ask: the sample is ours */
export const readHead = (
  head: readonly Row[],
  {answers, asks, isSample}: {answers: Answers; asks?: boolean; isSample?: boolean},
): LogHead | Stop => {
  const stop = (problem: Problem): Stop => ({kind: 'problem', problem});
  const at = headerAt(head);
  const header = head[at];
  if (!header) {
    if (head.length === 0) return stop(problems.empty);
    return stop(problems[head.some(hasTime) ? 'no-header' : 'not-a-log']);
  }
  const rows = head.slice(at + 1).filter((row) => filledCells(row) >= 2);
  const found = recognizeColumns(header, rows);
  const dates = datesIn(header, rows);
  if (rows.length === 0) return stop(problems[hasLogNames(header) ? 'empty' : 'not-a-log']);
  if (dates.unknown) return stop(unknownTime(dates.unknown.name, dates.unknown.example));
  if (!dates.isThere) return stop(problems[hasLogNames(header) ? 'no-time' : 'not-a-log']);
  const chosen = {...found, header, rows, columns: answers.columns ?? found.columns};
  if (asks || (!answers.columns && !found.isSure && !isSample)) return askColumns(chosen);
  const columns = withTime(chosen.columns, rows);
  const name = header[columns.start] ?? '';
  return {
    ...chosen,
    columns,
    witnesses: witnesses(header, rows, columns, found.system !== null),
    ownNumber: commonNumber(
      rows.map((row) => [cellIn(row, columns.from), cellIn(row, columns.to)] as const),
    ),
    half: header.findIndex((_, column) => isHalfOfDay(rows, column)),
    zone: isUtcName(name) ? null : (zoneIn(name) ?? zoneAbove(head.slice(0, at))),
    zoneColumn: header.findIndex((other) => isZoneName(bareName(other))),
  };
};

/** A zone that the lines above the header name for all times: 'All times are in UTC'. */
const zoneAbove = (rows: readonly Row[]): Zone | null =>
  rows
    .flat()
    .filter((text) => /\b(?:times?|zone|utc|gmt)\b/i.test(text))
    .reduce<Zone | null>((found, text) => found ?? zoneIn(text), null);

/** The column with the time of day beside a date that the visitor chose. */
const withTime = (columns: Columns, rows: readonly Row[]): Columns => {
  const dates = rows.map((row) => readTime(row[columns.start] ?? ''));
  if (columns.time >= 0 || dates.some((date) => date?.hasTime)) return columns;
  const used = Object.values(columns);
  const time = (rows[0] ?? []).findIndex(
    (_, column) =>
      !used.includes(column) &&
      rows.some(
        (row) => isTimeOfDay(row[column] ?? '') && /[ap]\.?m|^\d\d?:\d\d$/i.test(row[column] ?? ''),
      ),
  );
  return {...columns, time};
};
