import {type Columns, hasLogNames, noColumns, recognizeColumns} from './columns.ts';
import type {LogLine} from './logLine.ts';
import type {CodeKey} from './numberCode.ts';
import type {LogProblem} from './problem.ts';
import {areRepeated, previewRows, type PreviewCell} from './preview.ts';
import {lineFormat, type LineFormat, readLine} from './readLine.ts';
import {isTimeOfDay, type offsetHere, readTime, swapDayAndMonth} from './time.ts';

/** What was noticed while reading, for the notes beside the result. */
export interface Noticed {
  readonly lines: number;
  readonly unread: number;
  readonly zoned: number;
  /** Ways of writing a time, the most frequent first. */
  readonly forms: readonly (readonly [form: string, lines: number])[];
  readonly isDayFirst: boolean;
  /** Lines with a word for the result or direction that isn't known. */
  readonly strange: number;
  /** Those words, the most frequent first; none where they may be names. */
  readonly strangeWords: readonly (readonly [word: string, lines: number])[];
}

export interface PhoneLog {
  readonly lines: readonly LogLine[];
  readonly noticed: Noticed;
  readonly columns: Columns;
  readonly source: string;
}

/** Asked when the columns aren't clear. Nothing in it is a number or a name. */
export interface ColumnQuestion {
  readonly names: readonly string[];
  readonly preview: readonly (readonly PreviewCell[])[];
  readonly guess: Columns;
}

export type ReadOutcome =
  | {readonly kind: 'log'; readonly log: PhoneLog}
  | {readonly kind: 'question'; readonly question: ColumnQuestion}
  | {readonly kind: 'problem'; readonly problem: LogProblem};

export interface ReaderOptions {
  readonly key: CodeKey;
  /** As the visitor chose them; recognized when left out. */
  readonly columns?: Columns;
  /** Ask in any case: the visitor wants to choose. */
  readonly asks?: boolean;
  readonly offsetAt?: typeof offsetHere;
}

/** Rows by which columns are recognized. */
const HEAD_ROWS = 200;
/** Different unknown words that are kept; a column of names would have thousands. */
const STRANGE_WORDS = 40;

const filledCells = (row: readonly string[]): number =>
  row.filter((cell) => cell.trim() !== '').length;
const hasTime = (row: readonly string[]): boolean => row.some((cell) => readTime(cell) !== null);
const count = <Key>(counts: Map<Key, number>, key: Key): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};
const byFrequency = (counts: ReadonlyMap<string, number>): [string, number][] =>
  [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));

/** Takes a log row by row and keeps of each row only its `LogLine`. */
export class LogReader {
  private head: (readonly string[])[] = [];
  private format: LineFormat | null = null;
  private stopped: ReadOutcome | null = null;
  private readonly options: ReaderOptions;
  private columns: Columns = noColumns;
  private source = '';
  private readonly lines: LogLine[] = [];
  /** Lines whose dates can be read in two orders. */
  private readonly ambiguous: number[] = [];
  private readonly orders = new Set<string | null>();
  private readonly forms = new Map<string, number>();
  private readonly strangeWords = new Map<string, number>();
  private strange = 0;
  private rows = 0;
  private unread = 0;
  private zoned = 0;
  private missed = 0;

  constructor(options: ReaderOptions) {
    this.options = options;
  }

  /** How far it is. */
  get progress(): {readonly lines: number; readonly missed: number} {
    return {lines: this.rows, missed: this.missed};
  }

  /** @returns false when there is no need to read on: `finish` says why */
  push(row: readonly string[]): boolean {
    if (row.every((cell) => cell.trim() === '')) return true;
    if (this.format) this.take(row, this.format);
    else if (this.head.push(row) >= HEAD_ROWS) this.settle();
    return this.stopped === null;
  }

  finish(): ReadOutcome {
    if (!this.format && !this.stopped) this.settle();
    if (this.stopped) return this.stopped;
    if (this.lines.length === 0) return {kind: 'problem', problem: {code: 'not-a-log'}};
    const isDayFirst = this.readsDayFirst();
    if (isDayFirst) this.swapAmbiguous();
    const {lines, columns, source, unread, zoned, strange} = this;
    const noticed: Noticed = {
      lines: this.rows,
      unread,
      zoned,
      forms: byFrequency(this.forms),
      isDayFirst,
      strange,
      strangeWords: areRepeated(this.strangeWords.size, strange)
        ? byFrequency(this.strangeWords)
        : [],
    };
    return {kind: 'log', log: {lines, noticed, columns, source}};
  }

  /** The header is the first row that is nearly as wide as the widest and has no time in it. */
  private settle(): void {
    const {head, options} = this;
    this.head = [];
    const widest = Math.max(0, ...head.map(filledCells));
    const at = head.findIndex(
      (row) => filledCells(row) >= Math.max(2, widest - 2) && !hasTime(row),
    );
    const header = head[at];
    if (!header) {
      const code = head.length === 0 ? 'empty' : head.some(hasTime) ? 'no-header' : 'not-a-log';
      this.stopped = {kind: 'problem', problem: {code}};
      return;
    }
    const rows = head.slice(at + 1).filter((row) => filledCells(row) >= 2);
    const found = recognizeColumns(header, rows);
    this.source = found.source;
    this.columns = options.columns ?? found.columns;
    if (rows.length === 0) {
      const code = hasLogNames(header) ? 'empty' : 'not-a-log';
      this.stopped = {kind: 'problem', problem: {code}};
    } else if (!found.kinds.includes('start')) {
      const code = hasLogNames(header) ? 'no-time' : 'not-a-log';
      this.stopped = {kind: 'problem', problem: {code}};
    } else if (options.asks || (!options.columns && !found.isSure)) {
      const names = header.map((name, column) => name.trim() || `Column ${column + 1}`);
      const preview = previewRows(rows, found.kinds);
      this.stopped = {kind: 'question', question: {names, preview, guess: found.columns}};
    } else {
      this.columns = withTime(this.columns, rows);
      this.format = lineFormat(header, this.columns, options.key, options.offsetAt);
      for (const row of rows) this.take(row, this.format);
    }
  }

  private take(row: readonly string[], format: LineFormat): void {
    this.rows += 1;
    const read = readLine(row, format);
    if (read.kind === 'unread') this.unread += 1;
    if (read.kind === 'strange') {
      this.strange += 1;
      const isKept = this.strangeWords.size < STRANGE_WORDS || this.strangeWords.has(read.word);
      if (isKept) count(this.strangeWords, read.word);
    }
    if (read.kind !== 'line') return;
    const {line, time} = read;
    count(this.forms, time.form);
    this.orders.add(time.order);
    if (time.isZoned) this.zoned += 1;
    if (time.order === 'either') this.ambiguous.push(this.lines.length);
    if (line.direction === 'in' && line.result !== 'answered') this.missed += 1;
    this.lines.push(line);
  }

  /** What one line settles holds for all; else the order in which the log covers fewer days. */
  private readsDayFirst(): boolean {
    const isDayFirst = this.orders.has('day-first');
    if (isDayFirst !== this.orders.has('month-first')) return isDayFirst;
    const swapped = new Set(this.ambiguous);
    const span = (clockOf: (line: LogLine, at: number) => number): number => {
      let [low, high] = [Infinity, -Infinity];
      this.lines.forEach((line, at) => {
        const clock = clockOf(line, at);
        low = Math.min(low, clock);
        high = Math.max(high, clock);
      });
      return high - low;
    };
    const asSwapped = span(({clock}, at) => clock + (swapped.has(at) ? swapDayAndMonth(clock) : 0));
    return asSwapped < span(({clock}) => clock);
  }

  private swapAmbiguous(): void {
    for (const at of this.ambiguous) {
      const line = this.lines[at];
      if (!line) continue;
      const by = swapDayAndMonth(line.clock);
      this.lines[at] = {...line, start: line.start + by, clock: line.clock + by};
    }
  }
}

/** The column with the time of day beside a date that the visitor chose. */
const withTime = (columns: Columns, rows: readonly (readonly string[])[]): Columns => {
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
