import {MAX_UNREAD_SHARE} from '../data.ts';
import {readDuration} from '../read/duration.ts';
import type {Table} from '../read/table.ts';
import {practiceZones} from '../read/zones.ts';
import {
  areWords,
  clockBeside,
  type ColumnFacts,
  hasWords,
  recognizeColumns,
} from '../meaning/columns.ts';
import type {Settings} from '../meaning/settings.ts';
import {type LogTimes, timesOf} from '../meaning/times.ts';
import {readEnds, readWays, type RowWords, type Word} from '../meaning/wordList.ts';
import {
  accountFor,
  type CountedWord,
  type LineAccount,
  type RecognizedLog,
} from '../count/account.ts';
import {joinCalls} from '../count/calls.ts';
import {figuresOf, MIN_CALLS} from '../count/figures.ts';
import {isShownDuration, previewOf} from './preview.ts';
import {clockText, dayAndDate, yearText} from '../texts/wording.ts';

/** A choice that the visitor has yet to make. */
export type MissingChoice =
  | {readonly kind: 'time' | 'order' | 'amPm' | 'zone' | 'endings'}
  | {readonly kind: 'word'; readonly key: string; readonly text: string | null};

/** Reason why no choice can lead to figures. */
type NoFigureReason = 'unread' | 'few' | null;

/** Dates outside this range mean that day and month are probably swapped. */
const MAX_AGE_SECONDS = 5 * 366 * 86_400;
const MAX_FUTURE_SECONDS = 2 * 86_400;
const NO_ZONE = ['log', 'the clock of the log, as written'] as const;

/** A log in memory, and counts of it under any settings. */
export type Log = ReturnType<typeof openLog>;

/**
 * Recognizes a table's columns, and keeps it for counting.
 *
 * @param timeZone of this device, such as 'America/Denver'
 * @param now in seconds since 1970
 */
export const openLog = (
  table: Table,
  {timeZone, now}: {readonly timeZone: string; readonly now: number},
) => {
  const {settings: initial, facts} = recognizeColumns(table);
  const read = (chosen: Settings) => {
    const {time} = chosen;
    const needsClock = chosen.clock === null || chosen.clock === time;
    const beside = time === initial.time ? initial.clock : clockBeside(facts, time);
    const settings = needsClock ? {...chosen, clock: beside} : chosen;
    const times = timesOf(table, facts, settings, timeZone);
    const ways = readWays(table, facts, settings);
    const ends = readEnds(table, facts, settings);
    return readSheet({table, facts, settings, times, ways, ends}, now);
  };
  return {settings: initial, read};
};

/** The sheet as it is drawn. Nothing in it can name a person. */
export type SheetData = ReturnType<typeof readSheet>['sheet'];

const readSheet = (recognized: RecognizedLog, now: number) => {
  const {table, facts, settings, times, ways, ends} = recognized;
  const log = accountFor(recognized);
  const {account, sharedLines, wordLines} = log;
  const joined = joinCalls(log.calls);
  const [wayWords, endWords] = [countedWords(ways, wordLines), countedWords(ends, wordLines)];
  const count = (result: string | null): number =>
    joined.calls.filter((call) => call.result === result).length;
  const [unset, voicemail] = [count(null), count('voicemail')];
  const missing = missingChoices(recognized, account, [wayWords, endWords]);
  const stop = stopOf(account, joined.calls.length, missing);
  /** Checks that the word of a row may be drawn; null where its column has no words. */
  const isShown = (row: number, column: number): boolean | null => {
    const part = facts.parts.find((one) => one.column === column);
    if (part ? !hasWords(part) : !areWords(facts.samples[column] ?? [])) return null;
    const words = column === settings.direction ? ways : ends;
    return (words?.[row]?.text ?? null) !== null;
  };
  const sheet = {
    ...{names: table.names, settings, account, missing, stop, sharedLines},
    hasNumbers: facts.from !== null && facts.to !== null,
    endingColumns: facts.parts.map(({column}) => column),
    time: timeOf(settings, times),
    ways: wayWords,
    endings: endWords,
    duration: durationOf(facts, settings, log.unreadDurations),
    preview: previewOf(table, settings, isShown),
    total: {
      ...{calls: joined.calls.length - unset, missed: count('missed') + voicemail},
      ...{voicemail, unset},
    },
    /** Every word was known and nothing could be read in two ways: it is counted at once. */
    isSure:
      facts.isSure &&
      stop === null &&
      missing.length === 0 &&
      joined.calls.every(
        ({clock}) => clock > now - MAX_AGE_SECONDS && clock < now + MAX_FUTURE_SECONDS,
      ),
    hidesVoicemail: facts.system?.hidesVoicemail === true,
  };
  /** Null while something is missing, or no figure can be stated. */
  const figures = stop === null && missing.length === 0 ? figuresOf(joined) : null;
  return {sheet, figures};
};

/** Words, the most frequent first, without those that no counted line has. */
const countedWords = <Answer extends string>(
  words: RowWords<Answer> | null,
  wordLines: ReadonlyMap<string, number>,
): readonly CountedWord<Answer>[] =>
  [...new Set(words)]
    .map((word) => ({...word, lines: wordLines.get(word.key) ?? 0}))
    .filter(({lines}) => lines > 0)
    .sort((a, b) => b.lines - a.lines);

const missingChoices = (
  {settings, times}: RecognizedLog,
  {incoming}: LineAccount,
  [ways, endings]: readonly [ways: readonly Word[], endings: readonly Word[]],
): readonly MissingChoice[] => {
  if (settings.time === null || times.local.every(Number.isNaN)) return [{kind: 'time'}];
  const unanswered = (words: readonly Word[]): readonly MissingChoice[] =>
    words.flatMap(({key, text, answer}) => (answer ? [] : [{kind: 'word', key, text}]));
  const missing: MissingChoice[] = [];
  if (settings.order === null && times.order === 'unsure') missing.push({kind: 'order'});
  if (settings.amPm === null && times.lacksAmPm) missing.push({kind: 'amPm'});
  if (settings.zone === null && times.zone === null) missing.push({kind: 'zone'});
  missing.push(...unanswered(ways));
  if (settings.endings.length === 0 && incoming > 0) missing.push({kind: 'endings'});
  return [...missing, ...unanswered(endings)];
};

const stopOf = (
  {lines, blank, unread}: LineAccount,
  calls: number,
  missing: readonly MissingChoice[],
): NoFigureReason => {
  if (missing.some(({kind}) => kind === 'time')) return null;
  if (unread > (lines - blank) * MAX_UNREAD_SHARE) return 'unread';
  return calls < MIN_CALLS && missing.length === 0 ? 'few' : null;
};

const timeOf = ({zone}: Settings, times: LogTimes) => {
  const {here} = times;
  const clock = times.local.find((one) => !Number.isNaN(one));
  const {clocks, dayFirst} = times;
  const unsure = clocks.findIndex((one, at) => !Number.isNaN(one) && one !== dayFirst[at]);
  const others = practiceZones.filter(([place]) => place !== here?.[0]);
  return {
    first:
      clock === undefined ? '' : `${dayAndDate(clock)}, ${yearText(clock)}, ${clockText(clock)}`,
    /** The two days that the first line may be; null where the file shows the order. */
    days:
      times.order === 'unsure'
        ? ([dayAndDate(clocks[unsure] ?? 0), dayAndDate(dayFirst[unsure] ?? 0)] as const)
        : null,
    ...{lacksAmPm: times.lacksAmPm, zone: times.zone},
    /** Null where the log has no zone that differs from this device's. */
    zones:
      times.isZoned || (zone !== null && here !== null)
        ? [...(here ? [here] : []), ...others, NO_ZONE]
        : null,
  };
};

/** A duration of the log that isn't 0, and its seconds; null where its unit isn't chosen. */
const durationOf = (facts: ColumnFacts, {duration, unit}: Settings, unread: number) => {
  const isLong = (text: string): boolean =>
    isShownDuration(text) && Boolean(readDuration(text, 'seconds'));
  const sample = facts.samples[duration ?? -1]?.find(isLong) ?? '';
  const seconds = sample === '' || unit === null ? null : (readDuration(sample, unit) ?? null);
  return {sample, seconds, unread};
};
