import {CallCodes, CallerCodes, isCut, isOutside} from './callerNumber.ts';
import {bareName} from './commonNames.ts';
import {conflictOf} from './conflict.ts';
import {unitInName} from './length.ts';
import {LengthColumn} from './lengthColumn.ts';
import {askColumns, filledCells, type LogHead, namesIn, type Stop} from './logHead.ts';
import type {LogLine} from './logLine.ts';
import {LogTimes} from './logTimes.ts';
import {hasEnds, isByNumbers, knownMeaning, wordOf} from './meaning.ts';
import {type Problem, problems, unknownTime} from './problem.ts';
import {documentedColumn} from './phoneSystems.ts';
import {isOpen, type QuestionPart, type QuestionRow, type Reading} from './questions.ts';
import {type Lengths, type LineFormat, type Meanings, readLine} from './readLine.ts';
import {
  cellIn,
  type ColumnRole,
  type LengthReading,
  type LengthRole,
  lengthRoles,
  type Meaning,
  plainName,
  type Row,
  type WordRole,
  wordRoles,
} from './roles.ts';
import {type offsetHere, swapDayAndMonth} from './time.ts';
import {MOST_WORDS, roleTitles, WordColumn} from './wordColumn.ts';

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
  readonly reading: Reading;
}

export type LogOutcome =
  | {readonly kind: 'log'; readonly log: PhoneLog}
  | {readonly kind: 'words'; readonly reading: Reading}
  | Stop;

interface LinesOptions {
  /** Undefined before the visitor has looked at the words. */
  readonly said?: Readonly<Record<string, string>>;
  readonly isSample?: boolean;
  readonly offsetAt?: typeof offsetHere;
}

const IS_TOTAL = /^(?:grand )?(?:sub)?totals?\b|^(?:average|summary|count)\b/i;

/** Names of who answered that are listed in the question about them. */
const LISTED_NAMES = 20;

/** A name, or a short code that begins with a star, in place of a number. */
const isName = (text: string): boolean =>
  /^\*\d/.test(text) || (/\p{L}{2}/u.test(text) && !isOutside(text));

/** The lines of a log below its head, and what is open about them. */
export class LogLines {
  private readonly head: LogHead;
  private readonly options: LinesOptions;
  private readonly said: Readonly<Record<string, string>>;
  private readonly format: LineFormat;
  private readonly times: LogTimes;
  private readonly words: readonly WordColumn[];
  private readonly lengths: readonly LengthColumn[];
  private readonly lines: LogLine[] = [];
  /** Lines whose dates can be read in two orders. */
  private readonly ambiguous: number[] = [];
  private readonly counts = {lines: 0, unread: 0, other: 0, cut: 0};
  private unreadTime = '';
  /** Lines by the name of what answered them. */
  private readonly answerers = new Map<string, number>();

  constructor(head: LogHead, options: LinesOptions) {
    const {said = {}, offsetAt} = options;
    const {columns} = head;
    this.head = head;
    this.options = options;
    this.said = said;
    this.times = new LogTimes(head, said, offsetAt);
    const {momentIn} = this.times;
    this.format = {columns, callers: new CallerCodes(), calls: new CallCodes(), momentIn};
    this.lengths = lengthRoles
      .filter((role) => columns[role] >= 0)
      .map((role) => new LengthColumn(role, this.unitOf(role), said[role] !== undefined));
    const isThere = (role: WordRole): boolean => {
      if (role === 'conflict') return true;
      if (role === 'agent') return said['people'] === 'some';
      return columns[role] >= 0 || (role === 'direction' && isByNumbers(head));
    };
    this.words = wordRoles.filter(isThere).map((role) => {
      const isAsked = role === 'conflict' || role === 'agent';
      return new WordColumn(
        role,
        (word) => (isAsked ? null : knownMeaning(head, role, word)),
        said,
      );
    });
  }

  /** The unit of a column's lengths: as the visitor says, the system documents, or its name says. */
  private unitOf(role: LengthRole): LengthReading {
    const {system, header, columns} = this.head;
    const said = this.said[role] as LengthReading | undefined;
    const isDocumented =
      system && documentedColumn(system, role, header.map(plainName)) === columns[role];
    const documented = isDocumented ? system.units?.[role] : undefined;
    return said ?? documented ?? unitInName(this.nameOf(role)) ?? 'written';
  }

  private nameOf(role: ColumnRole): string {
    return (this.head.header[this.head.columns[role]] ?? '').trim();
  }

  /** @returns why there is no need to read on; null to go on */
  take(row: Row): Stop | null {
    const {counts, times, head} = this;
    const {columns} = head;
    const isGroup = /\d{4}\s*\(\d{1,2}\)$/.test(cellIn(row, columns.from));
    if (isGroup || Number(cellIn(row, columns.count)) > 1) {
      return {kind: 'problem', problem: problems.grouped};
    }
    const time = times.startOf(row);
    if (!time) return this.takeWithoutTime(row);
    counts.lines += 1;
    const meanings: Partial<Record<WordRole, Meaning>> = {};
    let isAsked = false;
    for (const column of this.words) {
      const {role} = column;
      if (role === 'conflict' || role === 'agent') continue;
      const meaning = column.see(wordOf(head, role, row));
      if (meaning === null) isAsked = true;
      else meanings[role] = meaning;
      if (column.hasTooMany) {
        const name = head.header[columns[role]] ?? '';
        return askColumns(
          head,
          `“${name}” has more than ${MOST_WORDS} different words, so it can’t be the column that was chosen for it.`,
        );
      }
    }
    const lengths: Partial<Record<LengthRole, number | null>> = {};
    for (const column of this.lengths) {
      lengths[column.role] = column.see(cellIn(row, columns[column.role]));
    }
    if (isAsked) return null;
    const read = readLine(row, {time, meanings, lengths}, this.format);
    if (read === 'other' || read === 'unread') {
      counts[read] += 1;
      return null;
    }
    const agreed = this.settled(row, read, meanings, lengths);
    const line = agreed && this.byAnswerer(row, agreed);
    if (!line) return null;
    const number = cellIn(row, line.direction === 'out' ? columns.to : columns.from);
    if (line.caller === 0 && isCut(number)) counts.cut += 1;
    if (time.order === 'either') this.ambiguous.push(this.lines.length);
    this.lines.push(line);
    return null;
  }

  private takeWithoutTime(row: Row): Stop | null {
    const {counts, head} = this;
    // The header again.
    if (row.every((text, column) => bareName(text) === bareName(head.header[column] ?? ''))) {
      return null;
    }
    if (namesIn(row) >= 3) return {kind: 'problem', problem: problems['two-logs']};
    // What stands below the calls.
    if (filledCells(row) <= 2 || row.some((text) => IS_TOTAL.test(text.trim()))) return null;
    counts.lines += 1;
    counts.unread += 1;
    const start = cellIn(row, head.columns.start);
    if (start !== '' && (this.unreadTime === '' || start < this.unreadTime)) {
      this.unreadTime = start;
    }
    return null;
  }

  /** The line as the visitor says, where it says two things; null while it is asked, or left out. */
  private settled(row: Row, line: LogLine, meanings: Meanings, lengths: Lengths): LogLine | null {
    const {system, witnesses} = this.head;
    const {talk = null, total = null} = lengths;
    const isCoarse =
      !system && this.lengths.some(({role, isCoarse}) => role === 'talk' && isCoarse);
    const text =
      this.phoneBesideMachine(row, line, meanings, talk) ??
      conflictOf(row, line, meanings, talk, witnesses, isCoarse);
    if (text === null) return line;
    return this.withEnd({...line, talk: talk ?? total ?? 0}, 'conflict', text);
  }

  /** A phone that talked, on a line whose last application is no phone: transferred, or a survey. */
  private phoneBesideMachine(
    row: Row,
    {direction, result}: LogLine,
    {application}: Meanings,
    talk: number | null,
  ): string | null {
    const {columns} = this.head;
    const isMissed = direction === 'in' && result === 'missed' && application === 'missed';
    const phone = (row[columns.agent] ?? '').trim();
    if (!isMissed || !talk || !/^[a-z0-9]+\/\S/i.test(phone)) return null;
    const machine = (row[columns.application] ?? '').trim();
    return `“${this.nameOf('application')}” is “${machine}”, and “${this.nameOf('agent')}” names a phone that talked`;
  }

  /** The line as what answered it means, where only some of these are people. */
  private byAnswerer(row: Row, line: LogLine): LogLine | null {
    const {columns, system} = this.head;
    if (system || line.direction !== 'in' || line.result !== 'answered') return line;
    const name = [cellIn(row, columns.agent), cellIn(row, columns.to)].find(isName);
    if (name === undefined) return line;
    this.answerers.set(name, (this.answerers.get(name) ?? 0) + 1);
    return this.said['people'] === 'some' ? this.withEnd(line, 'agent', name) : line;
  }

  /** The line with an end that the visitor chose; null while it is asked, or left out. */
  private withEnd(line: LogLine, role: WordRole, text: string): LogLine | null {
    const meaning = this.words.find((column) => column.role === role)?.see(text);
    if (meaning === 'other') this.counts.other += 1;
    if (meaning !== 'answered' && meaning !== 'missed' && meaning !== 'voicemail') return null;
    return {...line, result: meaning, talk: meaning === 'answered' ? line.talk : 0};
  }

  finish(): LogOutcome {
    const {counts, times, unreadTime, lines} = this;
    const {said, isSample = false} = this.options;
    const reading = this.reading();
    const isLooked = said !== undefined || isSample;
    if (reading.parts.some(isOpen) || (!isLooked && reading.parts.length > 0)) {
      return {kind: 'words', reading};
    }
    if (lines.length === 0) return {kind: 'problem', problem: this.reasonForNoLines()};
    const isDayFirst = times.isDayFirst === true;
    for (const at of isDayFirst ? this.ambiguous : []) {
      const line = lines[at]!;
      const by = swapDayAndMonth(line.clock);
      lines[at] = {...line, start: line.start + by, clock: line.clock + by};
    }
    const unreadLengths = this.lengths.reduce((sum, {unread}) => sum + unread, 0);
    const {zoned, hasHalves} = times;
    const noticed = {...counts, zoned, unreadLengths, isDayFirst, unreadTime, hasHalves};
    return {kind: 'log', log: {lines, noticed, reading}};
  }

  private reasonForNoLines(): Problem {
    const {counts, unreadTime} = this;
    if (counts.other > 0) return problems['no-calls'];
    if (unreadTime === '') return problems[counts.lines > 0 ? 'no-outcome' : 'not-a-log'];
    return unknownTime(this.nameOf('start'), unreadTime);
  }

  private reading(): Reading {
    const {head, times} = this;
    const part = (title: string, ...rows: (QuestionRow | null)[]): QuestionPart => ({
      title,
      rows: rows.filter((row) => row !== null),
    });
    const parts = [
      part('Which date is it?', times.dateRow()),
      part('What time is it?', times.zoneRow()),
      part('Who answered?', this.peopleRow()),
      part(
        'How long is it?',
        ...this.lengths.map((column) => column.question(this.nameOf(column.role))),
      ),
      ...this.words.map((column) => part(this.titleOf(column.role), ...column.rows(hasEnds(head)))),
    ];
    return {
      source: head.system?.name ?? 'a call log with one line for each call',
      parts: parts
        .filter(({rows}) => rows.length > 0)
        .sort((a, b) => Number(isOpen(b)) - Number(isOpen(a))),
      hidesVoicemail: head.system
        ? head.system.hidesVoicemail === true
        : (['talk', 'answeredAt', 'result'] as const).some((role) =>
            /bill|connect/i.test(this.nameOf(role)),
          ),
    };
  }

  private titleOf(role: WordRole): string {
    const title = roleTitles[role];
    if (role === 'agent' || role === 'conflict') return title;
    if (this.head.columns[role] < 0) return `${title}, by phone number`;
    return `${title}: column “${this.nameOf(role)}”`;
  }

  /** Asks whether all that answered are people: a machine may be among them. */
  private peopleRow(): QuestionRow | null {
    const names = [...this.answerers]
      .sort(([a, lines], [b, others]) => others - lines || (a < b ? -1 : 1))
      .map(([name]) => name);
    if (this.options.isSample || names.length === 0) return null;
    const more = names.length - LISTED_NAMES;
    return {
      id: 'people',
      label: `${names.slice(0, LISTED_NAMES).join(', ')}${more > 0 ? `, and ${more} more` : ''}`,
      note: 'The log says that these answered calls. Is each one a person, or a desk where a person answers?',
      known: this.said['people'] ?? '',
      choices: [
        ['all', 'Yes, all of them'],
        ['some', 'No: ask me about each'],
      ],
    };
  }
}
