import {callerCodes} from '../read/callerNumber.ts';
import {knownNames} from '../read/columnNames.ts';
import {readLength, type Unit} from '../read/length.ts';
import type {BrokenReason, Row, Table} from '../read/table.ts';
import {cellIn, certainUnit, type Facts, isInside} from '../meaning/facts.ts';
import type {End, Settings, Way} from '../meaning/settings.ts';
import type {LogTimes} from '../meaning/times.ts';
import type {WordList} from '../meaning/wordList.ts';
import type {LogLine} from './calls.ts';

/** The place of every line of a file: the parts always add up to `lines`. */
export interface LineAccount {
  readonly lines: number;
  readonly blank: number;
  /** Title lines, heads, and lines of totals. */
  readonly titles: number;
  readonly unread: number;
  /** The first lines that couldn't be read, and the reasons. */
  readonly unreadLines: readonly {readonly line: number; readonly reason: BrokenReason}[];
  /** Lines of incoming and outgoing calls. */
  readonly incoming: number;
  readonly outgoing: number;
  readonly inside: number;
  /** Lines that aren't calls, by their word; null for words that aren't drawn. */
  readonly not: number;
  readonly notWords: ReadonlyMap<string | null, number>;
  /** Lines whose way is still to choose. */
  readonly undecided: number;
}

/** The account of a file, and its calls' lines for counting. */
export interface AccountedLog {
  readonly account: LineAccount;
  readonly calls: readonly LogLine[];
  /** Lines of each word of the ways, and of the endings, among those that count. */
  readonly wayLines: readonly number[];
  readonly endLines: readonly number[];
  /** Incoming lines of the number that is on too many of them to be one caller's; 0 for none. */
  readonly sharedLines: number;
  /** Lengths that could not be read. */
  readonly unreadLengths: number;
}

const MAX_LISTED = 20;
const TOTAL = /^(?:grand )?(?:sub)?totals?\b|^(?:average|summary|count|end of)\b/i;
/** No caller is on so many of the incoming lines: the number is a stand-in, or the practice's. */
const SHARED_SHARE = 0.25;
const MIN_SHARED = 10;

/** A line with a sum, or below the last call: it has no time, and begins with words. */
const isClosing = (cells: readonly string[], isLast: boolean): boolean => {
  const filled = cells.filter((cell) => cell.trim() !== '');
  if (TOTAL.test(filled[0]?.trim() ?? '')) return true;
  const isText = cells[0]?.trim() !== '' && !/^\W*\d/.test(cells[0] ?? '');
  return isLast && isText && filled.length <= 2 && knownNames(cells) === 0;
};

/** The last column that a line must have. */
const neededColumn = ({time, clock, direction, endings}: Settings): number =>
  Math.max(...[time, clock, direction, ...endings].map((column) => Number(column ?? -1) || 0));

/** Reads a column's lengths: null for none, undefined for what can't be read. */
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
  table: Table,
  facts: Facts,
  settings: Settings,
  times: LogTimes,
  ways: WordList<Way> | null,
  ends: WordList<End> | null,
): AccountedLog => {
  const {rows} = table;
  const unreadLines = table.broken.map(({line, reason}) => ({line, reason}));
  const sum = {titles: table.titles, unread: 0, incoming: 0, outgoing: 0, inside: 0, undecided: 0};
  for (const {lines} of table.broken) sum.unread += lines;
  const notWords = new Map<string | null, number>();
  const wayLines = (ways?.words ?? []).map(() => 0);
  const endLines = (ends?.words ?? []).map(() => 0);
  const calls: LogLine[] = [];
  const callerCode = callerCodes();
  const callIds = new Map<string, number>();
  const talks = lengthsIn(rows, settings.length, settings.unit);
  const [waits, totals] = ([facts.wait, facts.total] as const).map((column) =>
    lengthsIn(rows, column, certainUnit(facts, column)),
  ) as [typeof talks, typeof talks];
  const called = facts.to ?? settings.caller;
  const needed = neededColumn(settings);
  let last = rows.length - 1;
  while (last >= 0 && Number.isNaN(times.local[last])) last -= 1;

  const problemOf = ({cells}: Row, at: number): BrokenReason | 'closing' | null => {
    if (Number.isNaN(times.local[at])) {
      if (settings.time !== null && isClosing(cells, at > last && last >= 0)) return 'closing';
      if (cells.length <= Math.max(settings.time ?? 0, settings.clock ?? 0)) return 'short';
      return times.isEmpty[at] ? 'no time' : 'time';
    }
    if (cells.length <= needed) return 'short';
    return Number(cellIn(cells, facts.count)) > 1 ? 'several calls' : null;
  };
  const add = (row: Row, at: number, direction: 'in' | 'out', end: End | null): void => {
    const {cells} = row;
    const [talk, wait] = [talks[at] ?? 0, waits[at] ?? 0];
    const id = cellIn(cells, facts.callId);
    const code = callIds.get(id) ?? callIds.size + 1;
    if (id !== '') callIds.set(id, code);
    calls.push({
      start: times.starts[at] ?? 0,
      clock: times.local[at] ?? 0,
      direction,
      result: end === 'not' ? null : end,
      talk: end === 'answered' ? talk : 0,
      lasts: totals[at] ?? wait + talk,
      caller:
        settings.caller === null
          ? 0
          : callerCode(cellIn(cells, direction === 'in' ? settings.caller : called)),
      call: id === '' ? 0 : code,
    });
  };
  const leave = (row: Row, text: string | null = null): void =>
    void notWords.set(text, (notWords.get(text) ?? 0) + row.lines);
  /** The way of a row, and its end: the words of outgoing calls aren't asked about. */
  const place = (row: Row, at: number): void => {
    const word = ways?.wordOf[at] ?? -1;
    if (ways) wayLines[word]! += row.lines;
    const said = ways ? (ways.words[word]?.answer ?? null) : 'in';
    const way = said === 'in' && isInside(facts, row.cells) ? 'inside' : said;
    if (way === null) sum.undecided += row.lines;
    else if (way === 'inside') sum.inside += row.lines;
    else if (way === 'not') leave(row, ways?.words[word]?.text);
    else {
      const ending = ends?.wordOf[at] ?? -1;
      const end = ends?.words[ending]?.answer ?? null;
      if (way === 'in' && ends) endLines[ending]! += row.lines;
      if (way === 'in' && end === 'not') leave(row, ends?.words[ending]?.text);
      else {
        sum[way === 'in' ? 'incoming' : 'outgoing'] += row.lines;
        const isKnown = way === 'in' || end === 'missed' || end === 'voicemail';
        add(row, at, way, isKnown ? end : 'answered');
      }
    }
  };
  rows.forEach((row, at) => {
    const problem = problemOf(row, at);
    if (problem === null) place(row, at);
    else if (problem === 'closing') sum.titles += row.lines;
    else {
      sum.unread += row.lines;
      unreadLines.push({line: row.line, reason: problem});
    }
  });
  return {
    account: {
      ...{lines: table.lines, blank: table.blank, ...sum, notWords},
      not: [...notWords.values()].reduce((all, lines) => all + lines, 0),
      unreadLines: unreadLines.sort((a, b) => a.line - b.line).slice(0, MAX_LISTED),
    },
    ...{calls, wayLines, endLines},
    sharedLines: removeShared(calls),
    unreadLengths: talks.filter((seconds) => seconds === undefined).length,
  };
};

/** Takes the number off the lines of a stand-in that many callers share. @returns its lines */
const removeShared = (calls: LogLine[]): number => {
  const lines = new Map<number, number>();
  let incoming = 0;
  for (const {direction, caller} of calls) {
    if (direction === 'out' || caller === 0) continue;
    incoming += 1;
    lines.set(caller, (lines.get(caller) ?? 0) + 1);
  }
  let [shared, most] = [0, 0];
  for (const [caller, count] of lines) if (count > most) [shared, most] = [caller, count];
  if (most < MIN_SHARED || most <= incoming * SHARED_SHARE) return 0;
  calls.forEach((call, at) => {
    if (call.caller === shared) calls[at] = {...call, caller: 0};
  });
  return most;
};
