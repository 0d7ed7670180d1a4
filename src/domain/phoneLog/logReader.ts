import Papa from 'papaparse';

import {
  CallCodes,
  CallerCodes,
  commonNumber,
  isCut,
  isExtension,
  isOutside,
  partiesMeaning,
  partiesText,
  sideOf,
} from './callerNumber.ts';
import {
  datesIn,
  hasLogNames,
  isHalfOfDay,
  meaningOf,
  recognizeColumns,
  type Recognized,
} from './columns.ts';
import {bareName, commonMeaning, isEitherSide} from './commonNames.ts';
import {conflictOf, type Witness, witnesses} from './conflict.ts';
import {unitInName} from './length.ts';
import {LengthColumn} from './lengthColumn.ts';
import type {LogLine} from './logLine.ts';
import type {LogProblem} from './problem.ts';
import {previewRows} from './preview.ts';
import type {
  Answers,
  ColumnQuestion,
  PeopleQuestion,
  WordQuestion,
  ZoneQuestion,
} from './questions.ts';
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
import {isUtcName, isZoneName, type Zone, zoneIn} from './zones.ts';

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
  /** Some times say AM or PM. */
  readonly hasHalves: boolean;
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
  private found: Recognized = {columns: noColumns, system: null, isSure: false, unused: []};
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
  private hasHalves = false;
  /** The practice's own number, perhaps: which side it is on is asked about. */
  private ownNumber = '';
  /** Zone that the header, or a line above it, names for all times. */
  private zone: Zone | null = null;
  /** The column with the zone of each line. */
  private zoneColumn = -1;
  private isOffset = false;
  private readonly zones = new Map<string, Zone | null>();
  private zoneQuestion: ZoneQuestion | null = null;
  /** Lines by the name of what answered them. */
  private readonly answerers = new Map<string, number>();

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
      words.zone !== null ||
      words.people?.answer === null ||
      words.lengths.length > 0 ||
      words.words.some(({meaning}) => meaning === null);
    if (isOpen || !(answers.words ?? this.options.isSample)) {
      const hasWords = words.words.length > 0 || isOpen;
      if (hasWords) return {kind: 'words', question: words, source};
    }
    if (this.lines.length === 0) return {kind: 'problem', problem: this.reasonForNoLines()};
    const isDayFirst = this.isDayFirst === true;
    if (isDayFirst) this.swapAmbiguous();
    const unreadLengths = this.lengths.reduce((sum, [, column]) => sum + column.unread, 0);
    const {unreadTime, hasHalves} = this;
    const noticed = {...counts, unreadLengths, isDayFirst, unreadTime, hasHalves};
    return {kind: 'log', log: {lines: this.lines, noticed, words, source}};
  }

  private reasonForNoLines(): LogProblem {
    const {counts, columns, header, unreadTime} = this;
    if (counts.other > 0) return {code: 'no-calls'};
    if (unreadTime === '') return {code: counts.lines > 0 ? 'no-outcome' : 'not-a-log'};
    const name = (header[columns.start] ?? '').trim();
    return {code: 'unknown-time', name, example: unreadTime};
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
    const isAsked = !answers.columns && !this.found.isSure && !options.isSample;
    if (options.asks || isAsked) return this.askColumns(null);
    this.columns = withTime(this.columns, rows);
    const name = header[this.columns.start] ?? '';
    this.zone = isUtcName(name) ? null : (zoneIn(name) ?? zoneAbove(head.slice(0, at)));
    this.zoneColumn = header.findIndex((other) => isZoneName(bareName(other)));
    // An offset may have been added to the times, or may have yet to be.
    this.isOffset = /offset$/.test(bareName(header[this.zoneColumn] ?? ''));
    this.format = this.lineFormat();
    for (const row of rows) if (!this.stopped) this.take(row, this.format);
  }

  private askColumns(why: string | null): void {
    const {header, rows, columns} = this;
    const names = header.map((name, column) => name.trim() || `Column ${column + 1}`);
    const {unused} = this.found;
    const question = {names, preview: previewRows(rows), guess: columns, unused, why};
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
    const numberIn = (row: readonly string[], column: number): string =>
      withoutGuard(row[column] ?? '').trim();
    this.ownNumber = commonNumber(
      this.rows.map((row) => [numberIn(row, columns.from), numberIn(row, columns.to)] as const),
    );
    this.others = witnesses(header, this.rows, columns, found.system !== null);
    this.half = header.findIndex((_, column) => isHalfOfDay(this.rows, column));
    const hasWords = (role: WordRole): boolean =>
      role === 'agent'
        ? answers.people === 'some'
        : role === 'conflict' || (role === 'direction' && this.isByNumbers) || columns[role] >= 0;
    this.words = wordRoles
      .filter(hasWords)
      .map((role) => [
        role,
        new WordColumn(role, (word) => this.knownMeaning(role, word), answers.words),
      ]);
    const utc = header.map(isUtcName);
    if (utc[columns.time]) utc[columns.start] = true;
    const {offsetAt = offsetHere} = options;
    return {
      columns,
      callers: new CallerCodes(),
      calls: new CallCodes(),
      timeIn: (column, text, cells) => {
        const time = readTime(text, {isUtc: utc[column] === true, offsetAt});
        return time && this.inZone(time, text, (cells[this.zoneColumn] ?? '').trim(), offsetAt);
      },
    };
  }

  /** A time as it stands, or on this device's clock, as the visitor says: a zone is asked about. */
  private inZone(
    time: ReadTime,
    text: string,
    zoneOfLine: string,
    offsetAt: typeof offsetHere,
  ): ReadTime {
    const ofLine = this.isOffset && zoneOfLine !== '' ? 'UTC' : zoneOfLine;
    const zone = this.zoneNamed(time.zoneName) ?? this.zoneNamed(ofLine) ?? this.zone;
    if (time.isZoned || !time.hasTime || !zone) return time;
    const start = time.clock - zone(time.clock);
    const clock = start + offsetAt(start);
    if (clock === time.clock) return time;
    const question = {example: text, written: time.clock, converted: clock};
    if (!this.zoneQuestion || text < this.zoneQuestion.example) this.zoneQuestion = question;
    return this.answers.zone === 'converted' ? {...time, start, clock, isZoned: true} : time;
  }

  private zoneNamed(name: string): Zone | null {
    if (name === '') return null;
    const known = this.zones.get(name);
    if (known !== undefined) return known;
    const zone = zoneIn(name);
    this.zones.set(name, zone);
    return zone;
  }

  private take(row: readonly string[], format: LineFormat): void {
    const {counts, columns} = this;
    const cell = (column: number): string => withoutGuard(row[column] ?? '').trim();
    if (Number(cell(columns.count)) > 1 || /\d{4}\s*\(\d{1,2}\)$/.test(cell(columns.from))) {
      this.stopped = {kind: 'problem', problem: {code: 'grouped'}};
      return;
    }
    const start = cell(columns.start);
    const startText = this.timeText(start, cell);
    const time = format.timeIn(columns.start, startText, row);
    if (!time) return this.countLineWithoutTime(row, start);
    this.hasHalves ||= /\d\s?[ap]\.?\s?m?\b/i.test(startText);
    counts.lines += 1;
    this.seeDate(time, start);
    const meanings: Partial<Record<WordRole, Meaning>> = {};
    let isAsked = false;
    for (const [role, column] of this.words) {
      if (role === 'conflict' || role === 'agent') continue;
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
    const agreed = this.settled(row, read, meanings, lengths);
    const line = agreed && this.byAnswerer(cell, agreed);
    if (line === null) return;
    if (line.caller === 0 && isCut(cell(line.direction === 'out' ? columns.to : columns.from))) {
      counts.cut += 1;
    }
    if (time.order === 'either') this.ambiguous.push(this.lines.length);
    this.lines.push(line);
  }

  /** Word that represents a line in a column of words. */
  private wordText(
    role: Exclude<WordRole, 'conflict' | 'agent'>,
    cell: (column: number) => string,
  ): string {
    const {columns, found} = this;
    const text = cell(columns[role]);
    if (role !== 'direction') return text;
    const [from, to] = [cell(columns.from), cell(columns.to)];
    if (this.isByNumbers) {
      const parties = partiesText(from, to);
      const side = parties === 'from outside to outside' ? sideOf(this.ownNumber, from, to) : '';
      return side === '' ? parties : side;
    }
    // Short numbers: inside the practice where the system is known for it, else asked.
    if (!isExtension(from)) return text;
    const meaning = commonMeaning(plainName(text));
    if (meaning === 'internal') return text;
    if (found.system) return isExtension(to) ? 'internal' : text;
    if (isExtension(to)) return `${text}, between two short numbers`;
    return meaning === 'in' ? `${text}, from a short number` : text;
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
    const isCoarse = !this.found.system && this.isTalkCoarse;
    const text =
      this.phoneBesideMachine(row, line, meanings, talk) ??
      conflictOf(row, line, meanings, talk, this.others, isCoarse);
    if (text === null) return line;
    const meaning = this.wordsOf('conflict')?.see(text);
    return this.withEnd({...line, talk: talk ?? total ?? 0}, meaning);
  }

  /** A phone that talked, on a line whose last application is no phone: transferred, or a survey. */
  private phoneBesideMachine(
    row: readonly string[],
    {direction, result}: LogLine,
    {application}: Readonly<Partial<Record<WordRole, Meaning>>>,
    talk: number | null,
  ): string | null {
    const {columns, header} = this;
    const phone = (row[columns.agent] ?? '').trim();
    const isMissed = direction === 'in' && result === 'missed' && application === 'missed';
    if (!isMissed || !talk || !/^[a-z0-9]+\/\S/i.test(phone)) return null;
    const name = (column: number): string => (header[column] ?? '').trim();
    return `“${name(columns.application)}” is “${(row[columns.application] ?? '').trim()}”, and “${name(columns.agent)}” names a phone that talked`;
  }

  /** The line as what answered it means, where only some of these are people. */
  private byAnswerer(cell: (column: number) => string, line: LogLine): LogLine | null {
    const {columns, found} = this;
    if (found.system || line.direction !== 'in') return line;
    const name = [cell(columns.agent), cell(columns.to)].find(isName);
    if (line.result !== 'answered' || name === undefined) return line;
    this.answerers.set(name, (this.answerers.get(name) ?? 0) + 1);
    const names = this.wordsOf('agent');
    return names ? this.withEnd(line, names.see(name)) : line;
  }

  /** The line with an end that the visitor chose; null while it is asked, or left out. */
  private withEnd(line: LogLine, meaning: Meaning | null | undefined): LogLine | null {
    if (meaning === 'other') this.counts.other += 1;
    if (meaning !== 'answered' && meaning !== 'missed' && meaning !== 'voicemail') return null;
    return {...line, result: meaning, talk: meaning === 'answered' ? line.talk : 0};
  }

  private wordsOf(role: WordRole): WordColumn | undefined {
    return this.words.find(([other]) => other === role)?.[1];
  }

  private get isTalkCoarse(): boolean {
    return this.lengths.some(([role, {isCoarse}]) => role === 'talk' && isCoarse);
  }

  private peopleQuestion(): PeopleQuestion | null {
    const names = [...this.answerers]
      .sort(([a, lines], [b, others]) => others - lines || (a < b ? -1 : 1))
      .map(([name]) => name);
    if (this.options.isSample || names.length === 0) return null;
    return {names, answer: this.answers.people ?? null};
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

  private askTooMany(role: keyof Columns): void {
    const name = this.header[this.columns[role]] ?? '';
    this.askColumns(
      `“${name}” has more than ${MOST_WORDS} different words, so it can’t be the column that was chosen for it.`,
    );
  }

  private knownMeaning(role: WordRole, word: string): Meaning | null {
    if (role === 'conflict' || role === 'agent') return null;
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
    if (role === 'direction' && known === 'in' && !this.hasEnds) return null;
    return isEitherSide(word) && this.hasOutgoing(role) ? null : known;
  }

  /** A column other than the direction's says how calls ended. */
  private get hasEnds(): boolean {
    const {result, talk, answeredAt} = this.columns;
    return result >= 0 || talk >= 0 || answeredAt >= 0;
  }

  /** A column of ends that alone says which calls went out: 'Unanswered' may be one of these. */
  private hasOutgoing(role: WordRole): boolean {
    const {columns} = this;
    const isAlone = role === 'direction' || (role === 'result' && columns.direction < 0);
    const isOut = (row: readonly string[]): boolean =>
      commonMeaning(plainName(row[columns[role as keyof Columns]] ?? '')) === 'out';
    return isAlone && !this.isByNumbers && this.rows.some(isOut);
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
        agent: null,
        conflict: null,
      },
      words,
      lengths,
      date,
      zone: this.answers.zone ? null : this.zoneQuestion,
      people: this.peopleQuestion(),
      hasEnds: this.hasEnds,
      hidesVoicemail: this.found.system
        ? this.found.system.hidesVoicemail === true
        : (['talk', 'answeredAt', 'result'] as const).some((role) =>
            /bill|connect/i.test(nameOf(role) ?? ''),
          ),
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

/** A zone that the lines above the header name for all times: 'All times are in UTC'. */
const zoneAbove = (rows: readonly (readonly string[])[]): Zone | null =>
  rows
    .flat()
    .filter((text) => /\b(?:times?|zone|utc|gmt)\b/i.test(text))
    .reduce<Zone | null>((found, text) => found ?? zoneIn(text), null);

/** A name, or a short code that begins with a star, in place of a number. */
const isName = (text: string): boolean =>
  /^\*\d/.test(text) || (/\p{L}{2}/u.test(text) && !isOutside(text));

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
