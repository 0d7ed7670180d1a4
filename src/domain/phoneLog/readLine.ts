import {type Columns, type ColumnRole, columnName} from './columns.ts';
import type {Direction, LogLine, Result} from './logLine.ts';
import {type CodeKey, isExtension, numberCode} from './numberCode.ts';
import {offsetHere, type ReadTime, readLength, readTime} from './time.ts';
import {directionOf, resultOf} from './words.ts';

/** How the lines of a log are to be read: found once, the same for all lines. */
export interface LineFormat {
  readonly columns: Columns;
  readonly key: CodeKey;
  readonly offsetAt: typeof offsetHere;
  /** Columns whose names say that they count minutes, or that their times are UTC. */
  readonly minutes: ReadonlySet<number>;
  readonly utc: ReadonlySet<number>;
}

export const lineFormat = (
  header: readonly string[],
  columns: Columns,
  key: CodeKey,
  offsetAt = offsetHere,
): LineFormat => {
  const named = (pattern: RegExp): ReadonlySet<number> =>
    new Set(header.flatMap((name, at) => (pattern.test(columnName(name)) ? [at] : [])));
  return {columns, key, offsetAt, minutes: named(/\bmin/), utc: named(/\b(?:utc|gmt)\b/)};
};

export type ReadLine =
  | {readonly kind: 'line'; readonly line: LogLine; readonly time: ReadTime}
  /** No time, or nothing that tells an answered call from a missed one. */
  | {readonly kind: 'unread'}
  /** A word for the direction or the result that we don't know. */
  | {readonly kind: 'strange'; readonly word: string};

const UNREAD = {kind: 'unread'} as const;

/** Some exports guard a number from spreadsheets as a formula: ="6025550100", or by an apostrophe. */
const withoutGuard = (cell: string): string =>
  cell.startsWith('=') || cell.startsWith("'") ? cell.replace(/^(?:="?|')|"$/g, '') : cell;

/** One line of a log, reduced to what the figures need. What it says besides is dropped here. */
export const readLine = (cells: readonly string[], format: LineFormat): ReadLine => {
  const {columns, offsetAt} = format;
  const cell = (role: ColumnRole): string => withoutGuard(cells[columns[role]] ?? '');
  const has = (role: ColumnRole): boolean => columns[role] >= 0;
  const length = (role: ColumnRole): number | null =>
    readLength(cell(role), format.minutes.has(columns[role]));
  const moment = (role: ColumnRole): number | null =>
    has(role)
      ? (readTime(cell(role), {isUtc: format.utc.has(columns[role]), offsetAt})?.start ?? null)
      : null;

  const startText = has('time') ? `${cell('start')} ${cell('time')}` : cell('start');
  const time = readTime(startText, {isUtc: format.utc.has(columns.start), offsetAt});
  if (!time) return UNREAD;

  let direction = directionOf(cell('direction'));
  if (direction === null) {
    if (has('direction')) return {kind: 'strange', word: cell('direction').trim()};
    // Without a column for it: a call from a phone inside is outgoing.
    const isFromInside = has('from') && has('to') && isExtension(cell('from'));
    direction = !isFromInside ? 'in' : isExtension(cell('to')) ? 'internal' : 'out';
  }

  const total = length('total');
  const answeredAt = moment('answeredAt');
  const endedAt = moment('endedAt');
  let talk = length('talk');
  if (talk === null && has('answeredAt') && endedAt !== null) {
    talk = answeredAt === null ? 0 : Math.max(0, endedAt - answeredAt);
  }
  const word = has('result') ? resultOf(cell('result')) : null;
  if (has('result') && word === null && cell('result').trim() !== '') {
    return {kind: 'strange', word: cell('result').trim()};
  }
  const result = settleResult(word, cell('direction'), direction, talk ?? total);
  if (result === null) return UNREAD;

  let wait = length('wait');
  if (wait === null && answeredAt !== null) wait = Math.max(0, answeredAt - time.start);
  if (wait === null && talk !== null && total !== null && total >= talk) wait = total - talk;
  if (wait === null && result !== 'answered' && endedAt !== null) wait = endedAt - time.start;
  // What a missed call has for its length is how long it waited; 0 says nothing.
  if (wait === null && result !== 'answered' && total) wait = total;

  const outside = direction === 'out' && has('to') ? cell('to') : cell('from');
  const line: LogLine = {
    start: time.start,
    clock: time.clock,
    direction,
    result,
    talk: result === 'answered' ? (talk ?? total ?? 0) : 0,
    wait,
    caller: numberCode(outside, format.key),
  };
  return {kind: 'line', line, time};
};

/** By the word for the result, else a kind such as 'Missed', else whether anybody talked. */
const settleResult = (
  word: ReturnType<typeof resultOf>,
  kindWord: string,
  direction: Direction,
  talked: number | null,
): Result | null => {
  if (word !== null && word !== 'ended') return word;
  const kind = resultOf(kindWord);
  if (kind === 'missed' || kind === 'voicemail') return kind;
  if (talked !== null) return talked > 0 ? 'answered' : 'missed';
  return word === 'ended' || kind !== null || direction === 'out' ? 'answered' : null;
};
