import {CallerCodes} from '../read/callerNumber.ts';
import {knownNames} from '../read/columnNames.ts';
import {isZeroLength, readLength} from '../read/length.ts';
import type {BrokenReason, Row, Table} from '../read/table.ts';
import {cellIn, certainUnit, type Facts, isInside} from '../meaning/facts.ts';
import type {End, Settings, Way} from '../meaning/settings.ts';
import type {LogTimes} from '../meaning/times.ts';
import type {CallLine} from './calls.ts';

/** Lines that could not be read, and the reason. */
export interface UnreadLine {
  readonly line: number;
  readonly reason: BrokenReason;
}

/** The place of every line of a file: the parts always add up to `lines`. */
export interface Account {
  readonly lines: number;
  readonly blank: number;
  /** Title lines, heads, and lines of totals. */
  readonly titles: number;
  readonly unread: number;
  readonly unreadLines: readonly UnreadLine[];
  /** Lines of incoming and outgoing calls. */
  readonly incoming: number;
  readonly outgoing: number;
  readonly inside: number;
  /** Lines that aren't calls, by the number of their word among the endings or the ways. */
  readonly not: number;
  readonly notWords: ReadonlyMap<string, number>;
  /** Lines whose way is still to choose. */
  readonly undecided: number;
}

/** The account of a file, and its calls' lines for counting. */
export interface AccountedLog {
  readonly account: Account;
  readonly calls: readonly CallLine[];
  /** For each row: 1 for a line of a call, 2 for one of an incoming call, 0 for others. */
  readonly rowKinds: Uint8Array;
  /** Incoming lines of the number that is on too many of them to be one caller's; 0 for none. */
  readonly sharedLines: number;
  /** Lengths that could not be read. */
  readonly unreadLengths: number;
}

/** The way and the end of a row; null where it is still to choose. */
export interface Meanings {
  readonly wayOf: (row: number) => {readonly way: Way | null; readonly key: string};
  readonly endOf: (row: number) => {readonly end: End | null; readonly key: string};
}

/** Reasons that are listed, with their lines. */
const MAX_LISTED = 20;
const TOTAL = /^(?:grand )?(?:sub)?totals?\b|^(?:average|summary|count|end of)\b/i;
/** No caller is on so many of the incoming lines: the number is a stand-in, or the practice's. */
const SHARED_SHARE = 0.25;
const MIN_SHARED = 10;

/** Lines below the last call, or with a sum: they have no time and few cells. */
const isClosing = (cells: readonly string[], time: string, isLast: boolean): boolean => {
  const filled = cells.filter((cell) => cell.trim() !== '');
  if (filled.some((cell) => TOTAL.test(cell.trim()))) return true;
  return isLast && filled.length <= 2 && !/^\d/.test(time) && knownNames(cells) === 0;
};

/** Columns that a line must be long enough for. */
const neededColumns = (settings: Settings): number => {
  const {time, clock, direction, endings, signColumn} = settings;
  const used = [time, clock, ...(typeof direction === 'number' ? [direction] : []), ...endings];
  if (endings.length === 0) used.push(signColumn);
  return Math.max(...used.map((column) => column ?? -1));
};

/** Lengths of one column, read once for each text. */
class Lengths {
  unread = 0;
  private readonly texts = new Map<string, number | null>();
  private readonly column: number | null;
  private readonly unit: Settings['unit'];

  constructor(column: number | null, unit: Settings['unit']) {
    this.column = column;
    this.unit = unit;
  }

  in(cells: readonly string[]): number | null {
    if (this.column === null) return null;
    const text = cellIn(cells, this.column);
    const known = this.texts.get(text);
    if (known !== undefined) return known;
    const seconds = readLength(text, this.unit);
    if (seconds === undefined) this.unread += 1;
    this.texts.set(text, seconds ?? null);
    return seconds ?? null;
  }
}

/** Gives every line of a table its place, in one pass. */
export const accountFor = (
  table: Table,
  facts: Facts,
  settings: Settings,
  times: LogTimes,
  {wayOf, endOf}: Meanings,
): AccountedLog => {
  const {rows} = table;
  const unreadLines: UnreadLine[] = table.broken.map(({line, reason}) => ({line, reason}));
  let unread = table.broken.reduce((sum, {lines}) => sum + lines, 0);
  let [titles, incoming, outgoing, inside, not, undecided] = [table.titles, 0, 0, 0, 0, 0];
  const notWords = new Map<string, number>();
  const rowKinds = new Uint8Array(rows.length);
  const calls: CallLine[] = [];
  const callers = new CallerCodes();
  const callIds = new Map<string, number>();
  const {usesLengths} = settings;
  const talkLengths = new Lengths(usesLengths ? settings.length : null, settings.unit);
  const [waits, totals] = [facts.wait, facts.total].map(
    (column) => new Lengths(column, column === null ? null : certainUnit(table, facts, column)),
  ) as [Lengths, Lengths];
  const needed = neededColumns(settings);
  let last = rows.length - 1;
  while (last >= 0 && Number.isNaN(times.local[last])) last -= 1;

  const problemOf = ({cells}: Row, at: number): BrokenReason | 'closing' | null => {
    if (Number.isNaN(times.local[at])) {
      const time = cellIn(cells, settings.time);
      if (settings.time !== null && isClosing(cells, time, at > last && last >= 0))
        return 'closing';
      if (cells.length <= Math.max(settings.time ?? 0, settings.clock ?? 0)) return 'short';
      return times.isEmpty[at] ? 'no time' : 'time';
    }
    if (cells.length <= needed) return 'short';
    return Number(cellIn(cells, facts.count)) > 1 ? 'several calls' : null;
  };
  const callIn = (
    {cells, line}: Row,
    at: number,
    direction: 'in' | 'out',
    end: End | null,
  ): void => {
    const talk = talkLengths.in(cells);
    const [wait, total] = [waits.in(cells), totals.in(cells)];
    const isAnswered = end === 'answered';
    const lasts = total ?? (wait ?? 0) + (talk ?? 0);
    const id = cellIn(cells, facts.callId);
    if (id !== '' && !callIds.has(id)) callIds.set(id, callIds.size + 1);
    calls.push({
      line,
      start: times.starts[at] ?? 0,
      clock: times.local[at] ?? 0,
      direction,
      result: end === 'not' ? null : end,
      talk: isAnswered ? (talk ?? 0) : 0,
      lasts,
      caller: callers.codeOf(cellIn(cells, direction === 'in' ? settings.caller : settings.called)),
      call: id === '' ? 0 : (callIds.get(id) ?? 0),
    });
  };
  rows.forEach((row, at) => {
    const problem = problemOf(row, at);
    if (problem === 'closing') titles += row.lines;
    else if (problem !== null) {
      unread += row.lines;
      unreadLines.push({line: row.line, reason: problem});
    } else {
      rowKinds[at] = 1;
      const {way: said, key} = wayOf(at);
      const way = said === 'in' && isInside(facts, row.cells) ? 'inside' : said;
      const leave = (word: string): void => {
        not += row.lines;
        notWords.set(word, (notWords.get(word) ?? 0) + row.lines);
      };
      if (way === null) undecided += row.lines;
      else if (way === 'inside') inside += row.lines;
      else if (way === 'not') leave(key);
      else if (way === 'out') {
        outgoing += row.lines;
        const {end} = endOf(at);
        // The words of outgoing calls aren't asked about: one that isn't known got through.
        callIn(row, at, 'out', end === 'missed' || end === 'voicemail' ? end : 'answered');
      } else {
        rowKinds[at] = 2;
        const {end, key: word} = endOf(at);
        if (end === 'not') leave(word);
        else {
          incoming += row.lines;
          callIn(row, at, 'in', end);
        }
      }
    }
  });
  const sharedLines = withoutShared(calls);
  return {
    account: {
      lines: table.lines,
      blank: table.blank,
      ...{titles, unread, incoming, outgoing, inside, not, notWords, undecided},
      unreadLines: unreadLines.sort((a, b) => a.line - b.line).slice(0, MAX_LISTED),
    },
    ...{calls, rowKinds, sharedLines, unreadLengths: talkLengths.unread},
  };
};

/** Takes the number off the lines of a stand-in that many callers share. @returns its lines */
const withoutShared = (calls: CallLine[]): number => {
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

/** The end that a sign shows: an empty cell, or a length of 0, is a missed call. */
export const endBySign = ({sign, signColumn}: Settings, cells: readonly string[]): End | null => {
  if (signColumn === null) return null;
  const cell = cellIn(cells, signColumn);
  const isMissed = sign === 'nothing' ? cell === '' : cell === '' || isZeroLength(cell);
  return isMissed ? 'missed' : 'answered';
};
