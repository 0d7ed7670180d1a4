import {callerCodes} from '../read/callerNumber.ts';
import {readDuration, type Unit} from '../read/duration.ts';
import type {BrokenLines, BrokenReason, Row, Table} from '../read/table.ts';
import {cellIn, type ColumnFacts, isInside} from '../meaning/columns.ts';
import type {End, Settings, Way} from '../meaning/settings.ts';
import type {LogTimes} from '../meaning/times.ts';
import type {RowWords, Word} from '../meaning/wordList.ts';
import type {LogLine, LoggedResult} from './calls.ts';

/** A table, and what its columns, times and words were recognized as. */
export interface RecognizedLog {
  readonly table: Table;
  readonly facts: ColumnFacts;
  readonly settings: Settings;
  readonly times: LogTimes;
  /** By row; null if all calls are incoming. */
  readonly ways: RowWords<Way> | null;
  /** By row; null without a column for it. */
  readonly ends: RowWords<End> | null;
}

/** A word, and the number of lines that count by it. */
export interface CountedWord<Answer extends string = string> extends Word<Answer> {
  readonly lines: number;
}

/** Number of lines of each kind: together they are `lines`. */
export interface LineAccount extends Pick<Table, 'lines' | 'blank' | 'titles'> {
  readonly notes: number;
  readonly incoming: number;
  readonly outgoing: number;
  readonly inside: number;
  readonly notCalls: number;
  /** Calls whose way the visitor has yet to choose. */
  readonly undecided: number;
  readonly unread: number;
  /** Lines that aren't calls, by their word; null for words that aren't drawn. */
  readonly notWords: ReadonlyMap<string | null, number>;
  /** The first lines that couldn't be read. */
  readonly unreadLines: readonly BrokenLines[];
}

const MAX_LISTED = 20;
const TOTAL = /^(?:grand )?(?:sub)?totals?\b|^(?:average|summary|count|end of)\b/i;
/** A number on more than this share of the incoming lines is a placeholder or the practice's own. */
const SHARED_SHARE = 0.25;
const MIN_SHARED = 10;

/**
 * True for a line with totals, or a short line after the last call. A short line that begins with a
 * number is a call that was cut off.
 */
const isNote = (cells: readonly string[], width: number, isBelow: boolean): boolean => {
  const filled = cells.filter((cell) => cell.trim() !== '');
  if (TOTAL.test(filled[0]?.trim() ?? '')) return true;
  const isShort = filled.length <= Math.min(2, width / 2);
  return isBelow && isShort && !/^\d+(?:[-/.:]|$)/.test(cells[0]?.trim() ?? '');
};

/** Reads a column's durations: null for an empty cell, undefined for an unreadable one. */
const durationsIn = (rows: readonly Row[], column: number | null, unit: Unit | null) => {
  if (column === null || unit === null) return [];
  const known = new Map<string, number | null | undefined>();
  return rows.map(({cells}) => {
    const text = cellIn(cells, column);
    if (!known.has(text)) known.set(text, readDuration(text, unit));
    return known.get(text);
  });
};

/** Reason why a row isn't counted as a call. @param isBelow true if no row from here on has a time */
const problemOf = (
  {table: {names}, facts, settings, times}: RecognizedLog,
  {cells}: Row,
  at: number,
  isBelow: boolean,
): BrokenReason | 'note' | null => {
  const {time, clock, direction, endings} = settings;
  if (Number.isNaN(times.local[at])) {
    if (time !== null && isNote(cells, names.length, isBelow)) return 'note';
    if (cells.length <= Math.max(time ?? 0, clock ?? 0)) return 'short';
    return [time, clock].every((column) => cellIn(cells, column) === '') ? 'no time' : 'time';
  }
  const isMissing = (column: Settings['direction']): boolean =>
    typeof column === 'number' && column >= cells.length;
  if ([time, clock, direction, ...endings].some(isMissing)) return 'short';
  return Number(cellIn(cells, facts.count)) > 1 ? 'several calls' : null;
};

interface RowClass {
  readonly kind: 'incoming' | 'outgoing' | 'inside' | 'notCalls' | 'undecided';
  /** The words that decide it: those of an outgoing call's end aren't asked about. */
  readonly words: readonly (Word | undefined)[];
  /** Null while the visitor has yet to choose it. */
  readonly result?: LoggedResult | null;
}

const classifyRow = ({facts, ways, ends}: RecognizedLog, {cells}: Row, at: number): RowClass => {
  const [word, ending] = [ways?.[at], ends?.[at]];
  const end = ending?.answer ?? null;
  const way = word ? word.answer : 'in';
  if (way === null) return {kind: 'undecided', words: [word]};
  if (way === 'not-a-call') return {kind: 'notCalls', words: [word]};
  if (way === 'out') {
    const isMissed = end === 'missed' || end === 'voicemail';
    return {kind: 'outgoing', words: [word], result: isMissed ? end : 'answered'};
  }
  if (way === 'inside' || isInside(facts, cells)) return {kind: 'inside', words: [word]};
  if (end === 'not-a-call') return {kind: 'notCalls', words: [word, ending]};
  return {kind: 'incoming', words: [word, ending], result: end};
};

const add = <Key>(counts: Map<Key, number>, key: Key, lines: number): void => {
  counts.set(key, (counts.get(key) ?? 0) + lines);
};

/** Counts every line of a table as one kind, and collects its calls. */
export const accountFor = (log: RecognizedLog) => {
  const {table, facts, settings, times} = log;
  const {rows, lines, blank, titles} = table;
  const unread = [...table.broken];
  const counts = {notes: 0, incoming: 0, outgoing: 0, inside: 0, notCalls: 0, undecided: 0};
  const notWords = new Map<string | null, number>();
  const wordLines = new Map<string, number>();
  const calls: LogLine[] = [];
  const callerCode = callerCodes();
  const talks = durationsIn(rows, settings.duration, settings.unit);
  const waits = durationsIn(rows, facts.wait.column, facts.wait.unit);
  const totals = durationsIn(rows, facts.total.column, facts.total.unit);
  let lastTime = rows.length - 1;
  while (lastTime >= 0 && Number.isNaN(times.local[lastTime])) lastTime -= 1;

  rows.forEach((row, at) => {
    const problem = problemOf(log, row, at, lastTime >= 0 && at > lastTime);
    if (problem === 'note') counts.notes += row.lines;
    else if (problem) unread.push({line: row.line, lines: row.lines, reason: problem});
    if (problem) return;
    const {kind, words, result} = classifyRow(log, row, at);
    counts[kind] += row.lines;
    for (const word of words) if (word) add(wordLines, word.key, row.lines);
    if (kind === 'notCalls') add(notWords, words.at(-1)?.text ?? null, row.lines);
    if (result === undefined) return;
    const isIncoming = kind === 'incoming';
    const [talk, wait] = [talks[at] ?? 0, waits[at] ?? 0];
    const other = isIncoming ? settings.caller : settings.caller && (facts.to ?? settings.caller);
    calls.push({
      direction: isIncoming ? 'in' : 'out',
      start: times.starts[at] ?? 0,
      clock: times.local[at] ?? 0,
      result,
      talkSeconds: result === 'answered' ? talk : 0,
      durationSeconds: totals[at] ?? wait + talk,
      caller: callerCode(cellIn(row.cells, other)),
      callId: cellIn(row.cells, facts.callId),
    });
  });
  const account: LineAccount = {
    ...{lines, blank, titles, ...counts, notWords},
    unread: unread.reduce((sum, broken) => sum + broken.lines, 0),
    unreadLines: unread.sort((a, b) => a.line - b.line).slice(0, MAX_LISTED),
  };
  const [shared, sharedLines] = sharedNumber(calls);
  return {
    account,
    calls: calls.map((call) => (call.caller === shared ? {...call, caller: 0} : call)),
    /** By `Word.key`. */
    wordLines,
    /** Incoming lines with a number that too many of them have to be one caller's; 0 without one. */
    sharedLines,
    unreadDurations: talks.filter((seconds) => seconds === undefined).length,
  };
};

/** Finds a number that many callers share, and its incoming lines; 0 and 0 without one. */
const sharedNumber = (calls: readonly LogLine[]): readonly [caller: number, lines: number] => {
  const lines = new Map<number, number>();
  for (const {direction, caller} of calls) {
    if (direction === 'in' && caller > 0) add(lines, caller, 1);
  }
  const numbered = [...lines.values()].reduce((sum, count) => sum + count, 0);
  const isShared = (count: number): boolean =>
    count >= MIN_SHARED && count > numbered * SHARED_SHARE;
  return [...lines].find(([, count]) => isShared(count)) ?? [0, 0];
};
