import {callerCodes} from '../read/callerNumber.ts';
import {readLength, type Unit} from '../read/length.ts';
import type {BrokenReason, Row, Table} from '../read/table.ts';
import {cellIn, type ColumnFacts, isInside} from '../meaning/columns.ts';
import type {End, Settings, Way} from '../meaning/settings.ts';
import type {LogTimes} from '../meaning/times.ts';
import type {RowWords} from '../meaning/wordList.ts';
import type {LogLine} from './calls.ts';

type AccountedLog = ReturnType<typeof accountFor>;
/** The place of every line of a file: the parts always add up to `lines`. */
export type LineAccount = AccountedLog['account'];

const MAX_LISTED = 20;
const TOTAL = /^(?:grand )?(?:sub)?totals?\b|^(?:average|summary|count|end of)\b/i;
/** A number on more than this share of the incoming lines is a placeholder or the practice's own. */
const SHARED_SHARE = 0.25;
const MIN_SHARED = 10;

/** True for a total, or a note below the last call. A line that begins with a number was cut off. */
const isNote = (cells: readonly string[], width: number, isBelow: boolean): boolean => {
  const filled = cells.filter((cell) => cell.trim() !== '');
  if (TOTAL.test(filled[0]?.trim() ?? '')) return true;
  const isShort = filled.length <= Math.min(2, width / 2);
  return isBelow && isShort && !/^\d+(?:[-/.:]|$)/.test(cells[0]?.trim() ?? '');
};

/** Reads a column's lengths: null for an empty cell, undefined for an unreadable one. */
const lengthsIn = (rows: readonly Row[], column: number | null, unit: Unit | null) => {
  if (column === null || unit === null) return [];
  const known = new Map<string, number | null | undefined>();
  return rows.map(({cells}) => {
    const text = cellIn(cells, column);
    if (!known.has(text)) known.set(text, readLength(text, unit));
    return known.get(text);
  });
};

/** Gives every line of a table its place, in one pass. @param ends null without a column for endings */
export const accountFor = (
  {names, rows, broken, titles, lines, blank}: Table,
  facts: ColumnFacts,
  settings: Settings,
  times: LogTimes,
  ways: RowWords<Way> | null,
  ends: RowWords<End> | null,
) => {
  const unread = broken.map(({line, lines: count, reason}) => ({line, count, reason}));
  const sum = {titles, notes: 0, incoming: 0, outgoing: 0, inside: 0, undecided: 0};
  /** Lines that aren't calls, by their word; null for words that aren't drawn. */
  const notWords = new Map<string | null, number>();
  const calls: LogLine[] = [];
  const callerCode = callerCodes();
  const talks = lengthsIn(rows, settings.length, settings.unit);
  const waits = lengthsIn(rows, facts.wait.column, facts.wait.unit);
  const totals = lengthsIn(rows, facts.total.column, facts.total.unit);
  const {time, clock, caller} = settings;
  const used = [time, clock, settings.direction, ...settings.endings];
  const needed = Math.max(...used.map((column) => Number(column ?? -1) || 0));
  let last = rows.length - 1;
  while (last >= 0 && Number.isNaN(times.local[last])) last -= 1;

  const problemOf = ({cells}: Row, at: number): BrokenReason | 'note' | null => {
    if (Number.isNaN(times.local[at])) {
      if (time !== null && isNote(cells, names.length, at > last && last >= 0)) return 'note';
      if (cells.length <= Math.max(time ?? 0, clock ?? 0)) return 'short';
      return times.isEmpty[at] ? 'no time' : 'time';
    }
    if (cells.length <= needed) return 'short';
    return Number(cellIn(cells, facts.count)) > 1 ? 'several calls' : null;
  };
  const addCall = ({cells}: Row, at: number, direction: 'in' | 'out', end: End | null): void => {
    const [talk, wait] = [talks[at] ?? 0, waits[at] ?? 0];
    const other = direction === 'in' ? caller : caller && (facts.to ?? caller);
    calls.push({
      direction,
      start: times.starts[at] ?? 0,
      clock: times.local[at] ?? 0,
      result: end === 'not-a-call' ? null : end,
      talk: end === 'answered' ? talk : 0,
      lasts: totals[at] ?? wait + talk,
      caller: callerCode(cellIn(cells, other)),
      call: cellIn(cells, facts.callId),
    });
  };
  const countNotACall = (row: Row, text: string | null = null): void =>
    void notWords.set(text, (notWords.get(text) ?? 0) + row.lines);
  /** Counts a row by its way and its end: the words of outgoing calls aren't asked about. */
  const countRow = (row: Row, at: number): void => {
    const [word, ending] = [ways?.[at], ends?.[at]];
    if (word) word.lines += row.lines;
    const wordWay = word ? word.answer : 'in';
    const way = wordWay === 'in' && isInside(facts, row.cells) ? 'inside' : wordWay;
    const end = ending?.answer ?? null;
    if (way === 'in' && ending) ending.lines += row.lines;
    if (way === null) sum.undecided += row.lines;
    else if (way === 'inside') sum.inside += row.lines;
    else if (way === 'not-a-call') countNotACall(row, word?.text);
    else if (way === 'in' && end === 'not-a-call') countNotACall(row, ending?.text);
    else {
      sum[way === 'in' ? 'incoming' : 'outgoing'] += row.lines;
      const isKnown = way === 'in' || end === 'missed' || end === 'voicemail';
      addCall(row, at, way, isKnown ? end : 'answered');
    }
  };
  rows.forEach((row, at) => {
    const problem = problemOf(row, at);
    if (problem === null) countRow(row, at);
    else if (problem === 'note') sum.notes += row.lines;
    else unread.push({line: row.line, count: row.lines, reason: problem});
  });
  return {
    account: {
      ...{lines, blank, ...sum, notWords},
      notCalls: [...notWords.values()].reduce((all, count) => all + count, 0),
      unread: unread.reduce((all, {count}) => all + count, 0),
      /** The first lines that couldn't be read, and the reasons. */
      unreadLines: unread.sort((a, b) => a.line - b.line).slice(0, MAX_LISTED),
    },
    calls,
    /** Incoming lines with a number that too many of them have to be one caller's; 0 without one. */
    sharedLines: removeShared(calls),
    unreadLengths: talks.filter((seconds) => seconds === undefined).length,
  };
};

/** Removes a number that many callers share from their lines. @returns the number of these lines */
const removeShared = (calls: LogLine[]): number => {
  const lines = new Map<number, number>();
  for (const {direction, caller} of calls) {
    if (direction === 'in' && caller > 0) lines.set(caller, (lines.get(caller) ?? 0) + 1);
  }
  const numbered = [...lines.values()].reduce((sum, count) => sum + count, 0);
  const isShared = (count: number): boolean =>
    count >= MIN_SHARED && count > numbered * SHARED_SHARE;
  const [shared, count] = [...lines].find(([, one]) => isShared(one)) ?? [0, 0];
  for (const call of calls) if (call.caller === shared) call.caller = 0;
  return count;
};
