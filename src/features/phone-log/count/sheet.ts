import {readLength} from '../read/length.ts';
import type {Table} from '../read/table.ts';
import {swapDayAndMonth} from '../read/time.ts';
import {practiceZones} from '../read/zones.ts';
import {areWords, clockBeside, guess, hasWords, type Facts} from '../meaning/facts.ts';
import type {End, Settings, Way} from '../meaning/settings.ts';
import {type LogTimes, timesOf, writtenTimes} from '../meaning/times.ts';
import {readEnds, readWays, type Word, type WordList} from '../meaning/wordList.ts';
import {type LineAccount, accountFor} from './account.ts';
import {type JoinedLog, joinCalls} from './calls.ts';
import {MIN_CALLS} from './figures.ts';
import {isShownLength, previewOf, type PreviewData} from './preview.ts';
import {clockText, dayAndDate, yearOf} from './wording.ts';

/** A word, and the lines that count on which it stands. */
export interface WordRow<Answer extends string> extends Word<Answer> {
  readonly lines: number;
}

/** A choice that is still open, in the order of the page. */
export type Open =
  | {readonly kind: 'time' | 'order' | 'half' | 'zone' | 'endings'}
  | {readonly kind: 'way' | 'end'; readonly key: string; readonly text: string | null};

/** Reasons why no figure can be stated whatever is chosen. */
export type Stop = 'unread' | 'few' | null;

/** The sheet as it is drawn. Nothing in it can name a person. */
export interface SheetData {
  readonly names: readonly string[];
  readonly settings: Settings;
  readonly hasNumbers: boolean;
  readonly account: LineAccount;
  readonly time: {
    /** First time as read; '' for none. */
    readonly first: string;
    /** The two days that the first line may be; null where the file shows the order. */
    readonly days: {readonly monthFirst: string; readonly dayFirst: string} | null;
    readonly isHalved: boolean;
    /** Null where it must be chosen. */
    readonly zone: string | null;
    /** Null where the log has none that differs from this device's. */
    readonly zones: readonly (readonly [place: string, name: string])[] | null;
  };
  readonly ways: readonly WordRow<Way>[];
  readonly endings: readonly WordRow<End>[];
  /** A length of the log that isn't 0, and its seconds; null where its unit isn't chosen. */
  readonly length: {
    readonly sample: string;
    readonly seconds: number | null;
    readonly unread: number;
  };
  readonly sharedLines: number;
  readonly preview: PreviewData;
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
/** Dates further in the past, or later than tomorrow, may be read in another order. */
const OLDEST = 5 * 366 * 86_400;
const LATEST = 2 * 86_400;

interface LogOptions {
  /** Place of this device's time zone. */
  readonly place: string;
  /** Seconds since 1970. */
  readonly now: number;
}

/** A log in memory, and counts of it under any settings. */
export interface Log {
  readonly settings: Settings;
  readonly read: (settings: Settings) => {readonly sheet: SheetData; readonly joined: JoinedLog};
}

/** Recognizes a table's columns, and keeps it for counting. */
export const openLog = (table: Table, {place, now}: LogOptions): Log => {
  const {settings: own, facts} = guess(table);
  const {names} = table;

  /** Fills in what follows from a choice of columns. */
  const settled = (settings: Settings): Settings => {
    const {time, clock} = settings;
    if (time === null || (clock !== null && clock !== time)) return settings;
    return {...settings, clock: time === own.time ? own.clock : clockBeside(facts, time)};
  };

  const read: Log['read'] = (chosen) => {
    const settings = settled(chosen);
    const times = timesOf(writtenTimes(table, facts, settings), settings, place);
    const ways = readWays(table, facts, settings);
    const ends = readEnds(table, facts, settings);
    const log = accountFor(table, facts, settings, times, ways, ends);
    const {account} = log;
    const joined = joinCalls(log.calls);
    const wayRows = rowsOf(ways, log.wayLines);
    const endRows = rowsOf(ends, log.endLines);
    const count = (result: string | null): number =>
      joined.calls.filter((call) => call.result === result).length;
    const [unset, voicemail] = [count(null), count('voicemail')];
    const open = openIn(settings, times, account, wayRows, endRows);
    const stop = stopOf(account, joined.calls.length, open);
    const clocks = joined.calls.map(({clock}) => clock);
    /** Checks that the word of a row may be drawn; null where its column has no words. */
    const isShown = (row: number, column: number): boolean | null => {
      const part = facts.parts.find((one) => one.column === column);
      if (part ? !hasWords(part) : !areWords(facts.samples[column] ?? [])) return null;
      const list = column === settings.direction ? ways : ends;
      return (list?.words[list.wordOf[row] ?? -1]?.text ?? null) !== null;
    };
    const sheet: SheetData = {
      ...{names, settings, account, open, stop},
      hasNumbers: facts.from !== null && facts.to !== null,
      time: timeOf(settings, times),
      ways: wayRows,
      endings: endRows,
      length: lengthOf(facts, settings, log.unreadLengths),
      sharedLines: log.sharedLines,
      preview: previewOf(table, settings, isShown),
      total: {
        calls: joined.calls.length - unset,
        missed: count('missed') + voicemail,
        ...{voicemail, unset},
      },
      isSure:
        facts.isSure &&
        stop === null &&
        open.length === 0 &&
        ![...wayRows, ...endRows].some(({isAsked}) => isAsked) &&
        clocks.every((clock) => clock > now - OLDEST && clock < now + LATEST),
      hidesVoicemail: facts.system?.hidesVoicemail === true,
    };
    return {sheet, joined};
  };
  return {settings: own, read};
};

/** Words by their lines, the frequent first; those without any aren't asked about. */
const rowsOf = <Answer extends string>(
  list: WordList<Answer> | null,
  lines: readonly number[],
): readonly WordRow<Answer>[] =>
  (list?.words ?? [])
    .map((word, at) => ({...word, lines: lines[at] ?? 0}))
    .filter((row) => row.lines > 0)
    .sort((a, b) => b.lines - a.lines);

/** Lists what is still to choose, in the order of the page. */
const openIn = (
  {time, zone, order, half, endings: columns}: Settings,
  times: LogTimes,
  account: LineAccount,
  ways: readonly WordRow<Way>[],
  endings: readonly WordRow<End>[],
): readonly Open[] => {
  if (time === null || times.local.every(Number.isNaN)) return [{kind: 'time'}];
  const open: Open[] = [];
  if (order === null && times.order === 'unsure') open.push({kind: 'order'});
  if (half === null && times.isHalved) open.push({kind: 'half'});
  if (zone === null && times.zone === null) open.push({kind: 'zone'});
  for (const {key, text, answer} of ways) if (!answer) open.push({kind: 'way', key, text});
  if (columns.length === 0 && account.incoming > 0) open.push({kind: 'endings'});
  for (const {key, text, answer} of endings) if (!answer) open.push({kind: 'end', key, text});
  return open;
};

const stopOf = (
  {lines, blank, unread}: LineAccount,
  calls: number,
  open: readonly Open[],
): Stop => {
  if (open.some(({kind}) => kind === 'time')) return null;
  if (unread > (lines - blank) * MAX_UNREAD) return 'unread';
  return calls < MIN_CALLS && open.length === 0 ? 'few' : null;
};

const AS_WRITTEN = ['log', 'the clock of the log, as written'] as const;

const timeOf = ({zone}: Settings, times: LogTimes): SheetData['time'] => {
  const {here} = times;
  const clock = times.local.find((one) => !Number.isNaN(one));
  const unsure = times.order === 'unsure' ? times.swaps.findIndex((swap) => swap !== 0) : -1;
  const written = times.clocks[unsure] ?? NaN;
  const others = practiceZones.filter(([place]) => place !== here?.[0]);
  const zones = [...(here ? [here] : []), ...others, AS_WRITTEN];
  return {
    first: clock === undefined ? '' : `${dayAndDate(clock)}, ${yearOf(clock)}, ${clockText(clock)}`,
    days: Number.isNaN(written)
      ? null
      : {
          monthFirst: dayAndDate(written),
          dayFirst: dayAndDate(written + swapDayAndMonth(written)),
        },
    isHalved: times.isHalved,
    zone: times.zone,
    zones: times.isZoned || (zone !== null && here !== null) ? zones : null,
  };
};

const lengthOf = (facts: Facts, {length, unit}: Settings, unread: number): SheetData['length'] => {
  const isLong = (text: string): boolean =>
    isShownLength(text) && Boolean(readLength(text, 'seconds'));
  const sample = facts.samples[length ?? -1]?.find(isLong) ?? '';
  const seconds = sample === '' || unit === null ? null : (readLength(sample, unit) ?? null);
  return {sample, seconds, unread};
};
