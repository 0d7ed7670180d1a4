import Papa from 'papaparse';

import {
  CallCodes,
  CallerCodes,
  isCut,
  isExtension,
  partiesMeaning,
  partiesText,
} from './callerNumber.ts';
import {datesIn, hasLogNames, meaningOf, recognizeColumns, type Recognized} from './columns.ts';
import {bareName, commonMeaning} from './commonNames.ts';
import {conflictOf, type Witness, witnesses} from './conflict.ts';
import {unitInName} from './length.ts';
import {LengthColumn} from './lengthColumn.ts';
import type {LogLine} from './logLine.ts';
import type {LogProblem} from './problem.ts';
import {previewRows} from './preview.ts';
import type {Answers, ColumnQuestion, WordQuestion} from './questions.ts';
import {type LineFormat, readLine, withoutGuard} from './readLine.ts';
import {
  type Columns,
  type LengthReading,
  lengthRoles,
  type LengthRole,
  type Meaning,
  noColumns,
  plainName,
  type WordRole,
  wordRoles,
} from './roles.ts';
import {
  datesOf,
  isTimeOfDay,
  offsetHere,
  type ReadTime,
  readTime,
  swapDayAndMonth,
  withoutMidnight,
} from './time.ts';
import {MOST_WORDS, WordColumn} from './wordColumn.ts';

/** Observations while reading, for the notes beside the result. */
export interface Noticed {
  readonly lines: number;
  readonly unread: number;
  /** Lines that aren't telephone calls: faxes, messages, what the visitor leaves out. */
  readonly other: number;
  readonly zoned: number;
  /** Lines whose number a spreadsheet cut. */
  readonly cut: number;
  readonly unreadLengths: number;
  readonly isDayFirst: boolean;
  /** A time that could not be read. */
  readonly unreadTime: string;
}

export interface PhoneLog {
  readonly lines: readonly LogLine[];
  readonly noticed: Noticed;
  /** The words as they were counted, to look at and to change. */
  readonly words: WordQuestion;
  readonly source: string;
}

export type ReadOutcome =
  | {readonly kind: 'log'; readonly log: PhoneLog}
  | {readonly kind: 'columns'; readonly question: ColumnQuestion}
  | {readonly kind: 'words'; readonly question: WordQuestion; readonly source: string}
  | {readonly kind: 'problem'; readonly problem: LogProblem};

export interface ReaderOptions {
  readonly answers?: Answers;
  /** Ask for the columns in any case: the visitor wants to choose. */
  readonly asks?: boolean;
  /** Skips the questions: the sample is ours. */
  readonly isSample?: boolean;
  readonly offsetAt?: typeof offsetHere;
}

/** Rows by which columns are recognized. */
const HEAD_ROWS = 200;

const filledCells = (row: readonly string[]): number =>
  row.filter((cell) => cell.trim() !== '').length;
const hasTime = (row: readonly string[]): boolean => row.some((cell) => readTime(cell) !== null);

const IS_TOTAL = /^(?:grand )?(?:sub)?totals?\b|^(?:average|summary|count)\b/i;

const namesIn = (row: readonly string[]): number =>
  row.filter((cell) => hasLogNames([cell])).length;

/**
 * Finds the header: before the first line with a time, the row with the most names
 * that a log has, else the first that is nearly as wide as the widest.
 */
const headerAt = (head: readonly (readonly string[])[]): number => {
  const first = head.findIndex(hasTime);
  const before = first < 0 ? head : head.slice(0, first);
  const most = Math.max(0, ...before.map(namesIn));
  if (most >= 2) return before.findIndex((row) => namesIn(row) === most);
  const widest = Math.max(0, ...head.map(filledCells));
  return head.findIndex((row) => filledCells(row) >= Math.max(2, widest - 2) && !hasTime(row));
};

/**
 * Checks for a quotation mark inside a name that put the lines up to the next mark into one cell.
 * Notes and transcripts have many lines, too, but none with a time among other cells.
 */
const hidesLines = (row: readonly string[]): boolean =>
  row.some((cell) =>
    cell
      .split('\n')
      .slice(1)
      .some((line) => filledCells(line.split(/[,;\t|]/)) > 2 && hasTime(line.split(/[,;\t|]/))),
  );

/** A whole line in one quoted cell, as a spreadsheet writes what it took for one. */
const unquoted = (row: readonly string[]): readonly string[] =>
  row.length === 1 && /[,;\t]/.test(row[0] ?? '')
    ? (Papa.parse<string[]>(row[0] ?? '').data[0] ?? row)
    : row;

/** Takes a log row by row and keeps of each row only its `LogLine`. */
export class LogReader {
  private head: (readonly string[])[] = [];
  private format: LineFormat | null = null;
  private stopped: ReadOutcome | null = null;
  private readonly options: ReaderOptions;
  private readonly answers: Answers;
  private header: readonly string[] = [];
  private rows: readonly (readonly string[])[] = [];
  private found: Recognized = {columns: noColumns, system: null, isSure: false};
  private columns: Columns = noColumns;
  private readonly lines: LogLine[] = [];
  /** Lines whose dates can be read in two orders. */
  private readonly ambiguous: number[] = [];
  private ambiguousText = '';
  private readonly orders = new Set<string | null>();
  private words: readonly (readonly [WordRole, WordColumn])[] = [];
  private lengths: readonly (readonly [LengthRole, LengthColumn])[] = [];
  private others: readonly Witness[] = [];
  /** The column of AM and PM, where they stand alone. */
  private half = -1;
  private readonly counts = {lines: 0, unread: 0, other: 0, zoned: 0, cut: 0};
  private unreadTime = '';

  constructor(options: ReaderOptions = {}) {
    this.options = options;
    this.answers = options.answers ?? {};
  }

  /** @returns false when there is no need to read on: `finish` says why */
  push(cells: readonly string[]): boolean {
    const row = unquoted(cells);
    if (row.every((cell) => cell.trim() === '')) return true;
    if (hidesLines(row)) {
      this.stopped = {kind: 'problem', problem: {code: 'quotes'}};
      return false;
    }
    if (this.format) this.take(row, this.format);
    else if (this.head.push(row) >= HEAD_ROWS) this.settle();
    return this.stopped === null;
  }

  finish(): ReadOutcome {
    if (!this.format && !this.stopped) this.settle();
    if (this.stopped) return this.stopped;
    const {answers, counts} = this;
    const source = this.found.system?.name ?? 'a call log with one line for each call';
    const words = this.wordQuestion();
    const isOpen =
      words.date !== null ||
      words.lengths.length > 0 ||
      words.words.some(({meaning}) => meaning === null);
    if (isOpen || !(answers.words ?? this.options.isSample)) {
      const hasWords = words.words.length > 0 || isOpen;
      if (hasWords) return {kind: 'words', question: words, source};
    }
    if (this.lines.length === 0) {
      const code = counts.other > 0 ? 'no-calls' : 'not-a-log';
      return {kind: 'problem', problem: {code}};
    }
    const isDayFirst = this.isDayFirst === true;
    if (isDayFirst) this.swapAmbiguous();
    const unreadLengths = this.lengths.reduce((sum, [, column]) => sum + column.unread, 0);
    const noticed = {...counts, unreadLengths, isDayFirst, unreadTime: this.unreadTime};
    return {kind: 'log', log: {lines: this.lines, noticed, words, source}};
  }

  /** The header is the first row that is nearly as wide as the widest and has no time in it. */
  private settle(): void {
    const {head, options, answers} = this;
    this.head = [];
    const at = headerAt(head);
    const header = head[at];
    const stop = (problem: LogProblem): void => {
      this.stopped = {kind: 'problem', problem};
    };
    if (!header) {
      return stop({
        code: head.length === 0 ? 'empty' : head.some(hasTime) ? 'no-header' : 'not-a-log',
      });
    }
    const rows = head.slice(at + 1).filter((row) => filledCells(row) >= 2);
    this.header = header;
    this.rows = rows;
    this.found = recognizeColumns(header, rows);
    this.columns = answers.columns ?? this.found.columns;
    const dates = datesIn(header, rows);
    if (rows.length === 0) return stop({code: hasLogNames(header) ? 'empty' : 'not-a-log'});
    if (dates.unknown) return stop({code: 'unknown-time', ...dates.unknown});
    if (!dates.isThere) return stop({code: hasLogNames(header) ? 'no-time' : 'not-a-log'});
    if (options.asks || (!answers.columns && !this.found.isSure)) return this.askColumns(null);
    this.columns = withTime(this.columns, rows);
    this.format = this.lineFormat();
    for (const row of rows) if (!this.stopped) this.take(row, this.format);
  }

  private askColumns(why: string | null): void {
    const {header, rows, columns} = this;
    const names = header.map((name, column) => name.trim() || `Column ${column + 1}`);
    const question = {names, preview: previewRows(rows), guess: columns, why};
    this.stopped = {kind: 'columns', question};
  }

  private lineFormat(): LineFormat {
    const {header, columns, found, answers, options} = this;
    const reading = (role: LengthRole): LengthReading =>
      answers.lengths?.[role] ??
      (found.system?.columns[role] === plainName(header[columns[role]] ?? '')
        ? found.system?.units?.[role]
        : undefined) ??
      unitInName(header[columns[role]] ?? '') ??
      'written';
    this.lengths = lengthRoles
      .filter((role) => columns[role] >= 0)
      .map((role) => [
        role,
        new LengthColumn(reading(role), answers.lengths?.[role] !== undefined),
      ]);
    this.others = witnesses(header, this.rows, columns);
    this.half = header.findIndex((_, column) => isHalfOfDay(this.rows, column));
    const hasWords = (role: WordRole): boolean =>
      role === 'conflict' || (role === 'direction' && this.isByNumbers) || columns[role] >= 0;
    this.words = wordRoles
      .filter(hasWords)
      .map((role) => [
        role,
        new WordColumn(role, (word) => this.knownMeaning(role, word), answers.words),
      ]);
    const isUtc = (column: number): boolean =>
      /\b(?:utc|gmt)\b/i.test((header[column] ?? '').replaceAll('_', ' '));
    const utc = header.map((_, column) => isUtc(column));
    if (isUtc(columns.time)) utc[columns.start] = true;
    const {offsetAt = offsetHere} = options;
    return {
      columns,
      callers: new CallerCodes(),
      calls: new CallCodes(),
      timeIn: (column, text) => readTime(text, {isUtc: utc[column] === true, offsetAt}),
    };
  }

  private take(row: readonly string[], format: LineFormat): void {
    const {counts, columns} = this;
    const cell = (column: number): string => withoutGuard(row[column] ?? '').trim();
    const start = cell(columns.start);
    const time = format.timeIn(columns.start, this.timeText(start, cell));
    if (!time) return this.countLineWithoutTime(row, start);
    counts.lines += 1;
    this.seeDate(time, start);
    const meanings: Partial<Record<WordRole, Meaning>> = {};
    let isAsked = false;
    for (const [role, column] of this.words) {
      if (role === 'conflict') continue;
      const meaning = column.see(this.wordText(role, cell));
      if (meaning === null) isAsked = true;
      else meanings[role] = meaning;
      if (column.hasTooMany) return this.askTooMany(role);
    }
    const lengths: Partial<Record<LengthRole, number | null>> = {};
    for (const [role, column] of this.lengths) lengths[role] = column.see(cell(columns[role]));
    if (isAsked) return;
    const read = readLine(row, {time, meanings, lengths}, format);
    if (read === 'other' || read === 'unread') {
      counts[read] += 1;
      return;
    }
    const line = this.settled(row, read, meanings, lengths);
    if (line === null) return;
    if (line.caller === 0 && isCut(cell(line.direction === 'out' ? columns.to : columns.from))) {
      counts.cut += 1;
    }
    if (time.order === 'either') this.ambiguous.push(this.lines.length);
    this.lines.push(line);
  }

  /** Word that represents a line in a column of words. */
  private wordText(role: Exclude<WordRole, 'conflict'>, cell: (column: number) => string): string {
    const {columns, found} = this;
    const text = cell(columns[role]);
    if (role !== 'direction') return text;
    const [from, to] = [cell(columns.from), cell(columns.to)];
    if (this.isByNumbers) return partiesText(from, to);
    // Two short numbers: inside the practice where the system is known for it, else asked.
    const isTold = commonMeaning(plainName(text)) === 'internal';
    if (isTold || !isExtension(from) || !isExtension(to)) return text;
    return found.system ? 'internal' : `${text}, between two short numbers`;
  }

  private timeText(start: string, cell: (column: number) => string): string {
    const {time} = this.columns;
    const text = time >= 0 ? `${withoutMidnight(start)} ${cell(time)}` : start;
    return this.half >= 0 ? `${text} ${cell(this.half)}` : text;
  }

  /** The line as the visitor says, where it says two things; null while it is asked, or left out. */
  private settled(
    row: readonly string[],
    line: LogLine,
    meanings: Readonly<Partial<Record<WordRole, Meaning>>>,
    lengths: Readonly<Partial<Record<LengthRole, number | null>>>,
  ): LogLine | null {
    const {talk = null, total = null} = lengths;
    const text = conflictOf(row, line, meanings, talk, this.others);
    if (text === null) return line;
    const meaning = this.conflicts?.see(text);
    if (meaning === 'other') this.counts.other += 1;
    if (meaning !== 'answered' && meaning !== 'missed' && meaning !== 'voicemail') return null;
    return {...line, result: meaning, talk: meaning === 'answered' ? (talk ?? total ?? 0) : 0};
  }

  private get conflicts(): WordColumn | undefined {
    return this.words.find(([role]) => role === 'conflict')?.[1];
  }

  /** No column says which way a call went: its two numbers do. */
  private get isByNumbers(): boolean {
    const {direction, from, to} = this.columns;
    return direction < 0 && from >= 0 && to >= 0;
  }

  private countLineWithoutTime(row: readonly string[], start: string): void {
    // The header again.
    if (row.every((text, column) => bareName(text) === bareName(this.header[column] ?? ''))) return;
    if (namesIn(row) >= 3) {
      this.stopped = {kind: 'problem', problem: {code: 'two-logs'}};
      return;
    }
    // What stands below the calls.
    if (filledCells(row) <= 2 || row.some((text) => IS_TOTAL.test(text.trim()))) return;
    this.counts.lines += 1;
    this.counts.unread += 1;
    if (start !== '' && (this.unreadTime === '' || start < this.unreadTime))
      this.unreadTime = start;
  }

  private seeDate(time: ReadTime, text: string): void {
    if (time.isZoned) this.counts.zoned += 1;
    this.orders.add(time.order);
    if (time.order === 'either' && (this.ambiguousText === '' || text < this.ambiguousText)) {
      this.ambiguousText = text;
    }
  }

  private askTooMany(role: Exclude<WordRole, 'conflict'>): void {
    const name = this.header[this.columns[role]] ?? '';
    this.askColumns(
      `“${name}” has more than ${MOST_WORDS} different words, so it can’t be the column that was chosen for it.`,
    );
  }

  private knownMeaning(role: WordRole, word: string): Meaning | null {
    if (role === 'conflict') return null;
    if (role === 'direction' && this.isByNumbers) return partiesMeaning(word);
    const {found, header, columns} = this;
    const has = (other: keyof Columns): boolean => columns[other] >= 0;
    const known = meaningOf({system: found.system, header}, role, columns[role], word);
    const isTimed = has('talk') || has('answeredAt');
    // That a call ended says how only beside a talk time; so does an empty cell.
    if (known === 'talk' || (word === '' && role === 'result' && known === null)) {
      return isTimed ? 'talk' : null;
    }
    // 'Incoming' alone doesn't say how a call ended.
    const saysHow = has('result') || isTimed;
    if (role === 'direction' && known === 'in' && !saysHow) return null;
    return known;
  }

  private wordQuestion(): WordQuestion {
    const {header, columns} = this;
    const nameOf = (role: keyof Columns): string | null =>
      columns[role] < 0 ? null : (header[columns[role]] ?? '').trim();
    const words = this.words.flatMap(([, column]) => column.list());
    const lengths = this.lengths.flatMap(
      ([role, column]) => column.question(role, nameOf(role) ?? '') ?? [],
    );
    const example = this.ambiguousText;
    const date = this.isDayFirst === null ? {example, ...datesOf(example)} : null;
    return {
      columns: {
        kind: nameOf('kind'),
        direction: nameOf('direction'),
        result: nameOf('result'),
        application: nameOf('application'),
        conflict: null,
      },
      words,
      lengths,
      date,
      hidesVoicemail: this.found.system?.hidesVoicemail === true,
    };
  }

  /** Order that one line settles for all; null when none does, or two disagree. */
  private get isDayFirst(): boolean | null {
    if (this.answers.dateOrder) return this.answers.dateOrder === 'day-first';
    if (!this.orders.has('either')) return false;
    const isDayFirst = this.orders.has('day-first');
    return isDayFirst === this.orders.has('month-first') ? null : isDayFirst;
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

const isHalfOfDay = (rows: readonly (readonly string[])[], column: number): boolean =>
  rows.length > 0 && rows.every((row) => /^[ap]\.?m\.?$/i.test((row[column] ?? '').trim()));

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
