import {readLength} from '../read/length.ts';
import type {Table} from '../read/table.ts';
import {swapDayAndMonth} from '../read/time.ts';
import {usZones} from '../read/zones.ts';
import {certainUnit, clockBeside, type Facts, guess} from '../meaning/facts.ts';
import {LogWords, type WordColumns} from '../meaning/logWords.ts';
import type {End, Settings, Way} from '../meaning/settings.ts';
import {type LogTimes, TimeReader} from '../meaning/times.ts';
import {knownEnd, type Word, type WordList} from '../meaning/wordList.ts';
import {type Account, type AccountedLog, accountFor, endBySign} from './account.ts';
import {type JoinedLog, joinCalls} from './calls.ts';
import {MIN_CALLS} from './figures.ts';
import {isShownLength, previewOf, type Preview} from './preview.ts';
import {clockText, dayAndDate, yearOf} from './wording.ts';

/** A row of words: one word, with the answer that it has. */
export interface WordRow<Answer extends string> {
  readonly key: string;
  /** Null where the word is crossed out. */
  readonly text: string | null;
  /** The first line that has it. */
  readonly line: number;
  readonly lines: number;
  readonly answer: Answer | null;
  /** The whole word isn't known: the visitor chooses. */
  readonly isAsked: boolean;
}

/** A choice that is still open, in the order of the page. */
export type Open =
  | {readonly kind: 'time' | 'order' | 'half' | 'zone' | 'incoming' | 'signColumn'}
  | {readonly kind: 'way' | 'end'; readonly key: string; readonly text: string | null};

/** Reasons why no figure can be stated whatever is chosen. */
export type Stop = 'unread' | 'few' | null;

/** The sheet as it is drawn. Nothing in it can name a person. */
export interface Sheet {
  readonly names: readonly string[];
  readonly settings: Settings;
  /** Columns to choose from in each sentence. */
  readonly columns: WordColumns;
  readonly hasNumbers: boolean;
  readonly account: Account;
  /** Names of words that are left out as not calls, with their lines; null for hidden ones. */
  readonly notCalls: readonly {readonly text: string | null; readonly lines: number}[];
  readonly time: {
    /** First time as read: its day, its year, its time of day. */
    readonly first: {readonly day: string; readonly year: number; readonly clock: string} | null;
    /** The two days that the first line may be; null where the file shows the order. */
    readonly days: {readonly monthFirst: string; readonly dayFirst: string} | null;
    readonly isHalved: boolean;
    readonly isZoned: boolean;
    readonly zones: readonly (readonly [place: string, name: string])[];
  };
  readonly ways: readonly WordRow<Way>[];
  readonly endings: readonly WordRow<End>[];
  readonly length: {
    /** A length of the log that isn't 0, and its seconds; null where its unit isn't chosen. */
    readonly sample: string;
    readonly seconds: number | null;
    readonly isCertain: boolean;
    readonly unread: number;
  } | null;
  readonly sharedLines: number;
  readonly preview: Preview;
  readonly total: {
    readonly calls: number;
    readonly missed: number;
    readonly voicemail: number;
    readonly unset: number;
  };
  readonly open: readonly Open[];
  readonly stop: Stop;
  /** Every word was known and nothing could be read in two ways: it is counted at once. */
  readonly isSure: boolean;
  /** The system doesn't tell an answering machine from a person. */
  readonly hidesVoicemail: boolean;
}

/** More than one line in so many that can't be read: no figure is stated. */
const MAX_UNREAD = 1 / 100;
/** Years back that a practice may look, and years that its log may span. */
const OLDEST_YEARS = 5;
const LONGEST_YEARS = 2;
const YEAR = 366 * 86_400;

interface LogOptions {
  /** Place of this device's time zone. */
  readonly place: string;
  /** Seconds since 1970. */
  readonly now: number;
}

/** A log that was read into memory, and counts of it under any settings. */
export class Log {
  readonly settings: Settings;
  private readonly table: Table;
  private readonly facts: Facts;
  private readonly times: TimeReader;
  private readonly now: number;
  private readonly words: LogWords;

  constructor(table: Table, {place, now}: LogOptions) {
    const {settings, facts} = guess(table);
    this.table = table;
    this.facts = facts;
    this.settings = settings;
    this.now = now;
    this.times = new TimeReader(table, facts, place);
    this.words = new LogWords(table, facts);
  }

  /** Fills in what follows from a choice of columns. */
  private settled(settings: Settings): Settings {
    const {time, clock, length, unit} = settings;
    const isOwn = time === this.settings.time;
    const beside = time === null || isOwn ? clock : clockBeside(this.table, time);
    return {
      ...settings,
      clock: clock === null || clock === time ? beside : clock,
      unit: unit ?? (length === null ? null : certainUnit(this.table, this.facts, length)),
    };
  }

  /** Counts the log as the settings read it. */
  read(chosen: Settings): {readonly sheet: Sheet; readonly joined: JoinedLog} {
    const settings = this.settled(chosen);
    const {table, facts, words} = this;
    const times = this.times.read(settings);
    const wayList = words.ofDirection(settings);
    const waysOf = wayList && words.waysOf(settings, wayList);
    const parts = words.partsOf(settings);
    const endList = parts.length > 0 ? words.of(parts, settings) : null;
    const knownEnds = endList?.words.map((word) => knownEnd(facts, table.names, parts, word)) ?? [];
    const ends =
      endList?.words.map((word, at) => settings.endOf[word.key] ?? knownEnds[at] ?? null) ?? [];
    const log = accountFor(table, facts, settings, times, {
      wayOf: (row) => {
        const word = wayList?.wordOf[row] ?? -1;
        return {way: waysOf ? (waysOf[word] ?? null) : 'in', key: wayList?.words[word]?.key ?? ''};
      },
      endOf: (row) => {
        if (!endList) return {end: endBySign(settings, table.rows[row]?.cells ?? []), key: ''};
        const word = endList.wordOf[row] ?? -1;
        return {end: ends[word] ?? null, key: endList.words[word]?.key ?? ''};
      },
    });
    const joined = joinCalls(log.calls);
    const ways = rowsOf(wayList, null, (word, at) => ({
      answer: waysOf?.[at] ?? null,
      isAsked: settings.wayOf[word.key] !== undefined || waysOf?.[at] === null,
    }));
    const endings = rowsOf(endList, log.isIncoming, (_, at) => ({
      answer: ends[at] ?? null,
      isAsked: (knownEnds[at] ?? null) === null,
    }));
    return {joined, sheet: this.sheetOf({settings, times, log, joined, ways, endings})};
  }

  private sheetOf({settings, times, log, joined, ways, endings}: Counted): Sheet {
    const {table, facts} = this;
    const {account} = log;
    const {calls} = joined;
    const count = (result: string | null): number =>
      calls.filter((call) => call.result === result).length;
    const unset = count(null);
    const total = {
      calls: calls.length - unset,
      missed: count('missed') + count('voicemail'),
      voicemail: count('voicemail'),
      unset,
    };
    const open = openIn(settings, times, account, ways, endings);
    const texts = new Map([...ways, ...endings].map(({key, text}) => [key, text]));
    const notCalls = [...account.notWords].map(([key, lines]) => ({
      text: texts.get(key) ?? null,
      lines,
    }));
    const stop = stopOf(account, calls.length, open);
    return {
      names: table.names,
      ...{settings, account, ways, endings, total, open, stop},
      columns: this.words.columns,
      hasNumbers: facts.from !== null && facts.to !== null,
      notCalls: notCalls.sort((a, b) => b.lines - a.lines),
      time: timeOf(settings, times),
      length: lengthOf(table, facts, settings, log),
      sharedLines: log.sharedLines,
      preview: previewOf(table, settings, (row, column) =>
        this.words.textAt(row, column, settings),
      ),
      isSure:
        facts.isSure &&
        stop === null &&
        open.length === 0 &&
        ![...ways, ...endings].some(({isAsked}) => isAsked) &&
        this.isLikely(calls.map(({clock}) => clock)),
      hidesVoicemail: facts.system?.hidesVoicemail === true,
    };
  }

  /** Dates far in the past, in the future, or years apart may be read in another order. */
  private isLikely(clocks: readonly number[]): boolean {
    const [first = 0, last = 0] = [clocks[0], clocks.at(-1)];
    const {now} = this;
    return (
      last < now + 2 * 86_400 &&
      first > now - OLDEST_YEARS * YEAR &&
      last - first < LONGEST_YEARS * YEAR
    );
  }
}

interface Counted {
  readonly settings: Settings;
  readonly times: LogTimes;
  readonly log: AccountedLog;
  readonly joined: JoinedLog;
  readonly ways: readonly WordRow<Way>[];
  readonly endings: readonly WordRow<End>[];
}

/** Words by their lines, the frequent first. @param counted rows that count; null for all */
const rowsOf = <Answer extends string>(
  list: WordList | null,
  counted: Uint8Array | null,
  answerOf: (word: Word, at: number) => Pick<WordRow<Answer>, 'answer' | 'isAsked'>,
): readonly WordRow<Answer>[] => {
  if (!list) return [];
  const lines = new Map<number, number>();
  list.wordOf.forEach((word, row) => {
    if (counted === null || counted[row]) lines.set(word, (lines.get(word) ?? 0) + 1);
  });
  return [...lines]
    .map(([at, count]) => {
      const word = list.words[at]!;
      const {key, text, line} = word;
      return {key, text, line, lines: count, ...answerOf(word, at)};
    })
    .sort((a, b) => b.lines - a.lines || a.line - b.line);
};

/** Lists what is still to choose, in the order of the page. */
const openIn = (
  {time, zone, order, half, direction, endings: columns, signColumn}: Settings,
  times: LogTimes,
  account: Account,
  ways: readonly WordRow<Way>[],
  endings: readonly WordRow<End>[],
): readonly Open[] => {
  const open: Open[] = [];
  const isRead = times.local.some((clock) => !Number.isNaN(clock));
  if (time === null || !isRead) return [{kind: 'time'}];
  if (order === null && times.order === 'unsure') open.push({kind: 'order'});
  if (half === null && times.isHalved) open.push({kind: 'half'});
  if (zone === null && times.zone === null) open.push({kind: 'zone'});
  for (const {key, text, answer} of ways) if (answer === null) open.push({kind: 'way', key, text});
  const hasIncoming = account.incoming > 0 || endings.length > 0;
  if (direction !== null && !hasIncoming && open.length === 0) open.push({kind: 'incoming'});
  if (columns.length === 0 && signColumn === null) open.push({kind: 'signColumn'});
  for (const {key, text, answer} of endings) {
    if (answer === null) open.push({kind: 'end', key, text});
  }
  return open;
};

const stopOf = ({lines, blank, unread}: Account, calls: number, open: readonly Open[]): Stop => {
  if (open.some(({kind}) => kind === 'time')) return null;
  if (unread > (lines - blank) * MAX_UNREAD) return 'unread';
  return calls < MIN_CALLS && open.length === 0 ? 'few' : null;
};

const timeOf = (settings: Settings, times: LogTimes): Sheet['time'] => {
  const first = times.local.findIndex((clock) => !Number.isNaN(clock));
  const clock = times.local[first];
  const unsure = times.order === 'unsure' ? times.swaps.findIndex((swap) => swap !== 0) : -1;
  const written = times.clocks[unsure];
  const known = times.here
    ? [times.here, ...usZones.filter(([place]) => place !== times.here?.[0])]
    : usZones;
  return {
    first:
      clock === undefined
        ? null
        : {day: dayAndDate(clock), year: yearOf(clock), clock: clockText(clock)},
    days:
      written === undefined
        ? null
        : {
            monthFirst: dayAndDate(written),
            dayFirst: dayAndDate(written + swapDayAndMonth(written)),
          },
    isHalved: times.isHalved,
    isZoned: times.isZoned || (settings.zone !== null && times.here !== null),
    zones: [...known, ['log', 'the clock of the log, as written']],
  };
};

const lengthOf = (
  table: Table,
  facts: Facts,
  {length, unit}: Settings,
  {unreadLengths}: AccountedLog,
): Sheet['length'] => {
  if (length === null) return null;
  const isLong = (text: string): boolean =>
    isShownLength(text) && (readLength(text, 'minutes:seconds') ?? 0) > 0;
  const sample = (facts.samples[length] ?? []).find(isLong) ?? '';
  return {
    sample,
    seconds: sample === '' || unit === null ? null : (readLength(sample, unit) ?? null),
    isCertain: certainUnit(table, facts, length) !== null,
    unread: unreadLengths,
  };
};
