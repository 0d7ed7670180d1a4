import {counted} from '../../format/counted.ts';
import {HANG_UP_SECONDS, type JoinedLog, joinCalls} from './calls.ts';
import {callsProblem, type Figures, figuresOf} from './figures.ts';
import {dayRange} from './hours.ts';
import type {Call, LogLine} from './logLine.ts';
import type {Noticed, PhoneLog} from './logLines.ts';
import type {Problem} from './problem.ts';
import type {Answers, Choice, Doubt} from './questions.ts';
import {dayOf, secondOfDay} from './time.ts';
import {clockText, fullDate, hourText, whole} from './wording.ts';

/** Fewer calls may well be all of one kind. */
const MANY_CALLS = 40;
const MOST = 0.25;
/** Lines and calls that may be of a special kind without a question. */
const FEW_SHARE = 0.01;
const FEW = 2;
/** Share of calls that may be repeated at once: some callers do try again. */
const JOIN_SHARE = 0.02;
/** Share of calls that no person answered: more would be lengths that were misread. */
const HANG_UP_SHARE = 0.25;
/** Days back that a practice may look, and days that its log may span. */
const OLDEST_DAYS = 5 * 366;
const LONGEST_DAYS = 2 * 366;

/** A number that many incoming lines have: the practice's own, or a stand-in. Null where none has. */
const oneNumberOf = (
  lines: readonly LogLine[],
): {caller: number; calls: number; of: number} | null => {
  const incoming = lines.filter(({direction, caller}) => direction === 'in' && caller !== 0);
  const counts = new Map<number, number>();
  for (const {caller} of incoming) counts.set(caller, (counts.get(caller) ?? 0) + 1);
  let [caller, most] = [0, 0];
  for (const [number, calls] of counts) if (calls > most) [caller, most] = [number, calls];
  return incoming.length >= MANY_CALLS && most > incoming.length * MOST
    ? {caller, calls: most, of: incoming.length}
    : null;
};

const isMany = (count: number, of: number, share = FEW_SHARE): boolean =>
  count > FEW && count > of * share;

const yes: readonly Choice[] = [['yes', 'Yes, that’s right']];

/** A doubt where there is reason for one. */
const confirm = (isDoubted: boolean, title: string, text: string): readonly Doubt[] =>
  isDoubted ? [{id: title, title, text, choices: yes}] : [];

/** So many lines that can't be read are a log that we don't understand. */
const unreadDoubts = ({lines, other, unread, unreadTime}: Noticed): readonly Doubt[] =>
  confirm(
    isMany(unread, lines - other),
    `${counted(unread, 'line')} of ${whole(lines)} can’t be read`,
    unreadTime
      ? `The time in some of them looks like this: “${unreadTime}”. The figures would leave these lines out.`
      : 'They have no date or time, or they don’t say whether the call was incoming or outgoing, or answered or missed. The figures would leave these lines out.',
  );

/** Lists what only the visitor knows of lines that follow each other. */
const joinDoubts = ({calls: {length}, open}: JoinedLog): readonly Doubt[] => {
  const doubts: readonly (Doubt & {readonly calls: number})[] = [
    {
      id: 'same-caller',
      calls: open.followUps,
      title: `${whole(open.followUps)} of ${whole(length)} calls came right after another call from the same caller`,
      text: 'The log doesn’t say whether one call tried several phones in turn, or the caller hung up and tried again.',
      choices: [
        ['one', 'One call that tried several phones'],
        ['again', 'The caller tried again'],
      ],
    },
    {
      id: 'answered-first',
      calls: open.answeredFirst,
      title: `${whole(open.answeredFirst)} of ${whole(length)} calls have an answered line and a missed one`,
      text: 'The log doesn’t say whether a person answered and transferred the call, or a menu or a queue answered and no person did.',
      choices: [
        ['person', 'A person answered'],
        ['machine', 'No person answered'],
      ],
    },
  ];
  return doubts.filter(({calls}) => isMany(calls, length, JOIN_SHARE));
};

/** First time at night in a log without afternoons; null where the clock has 24 hours. */
const firstNightCall = (calls: readonly Call[]): number | null => {
  const hourOf = ({clock}: Call): number => Math.floor(secondOfDay(clock) / 3600);
  const early = calls.find((call) => hourOf(call) >= 1 && hourOf(call) < 7);
  return early && calls.every((call) => hourOf(call) <= 12) ? early.clock : null;
};

/**
 * Reasons to doubt what was read, the plainest first.
 *
 * @param shared how many calls have the one number
 * @param now seconds since 1970
 */
const doubtsOf = (
  joined: JoinedLog,
  {hasHalves}: Pick<Noticed, 'hasHalves'>,
  shared: ReturnType<typeof oneNumberOf>,
  now: number,
): readonly Doubt[] => {
  const {calls, left} = joined;
  const missed = calls.filter(({answered}) => !answered).length;
  const lost = missed + left.hangUps;
  const [from, to] = dayRange(calls);
  const isFar = to > dayOf(now) + 1 || from < dayOf(now) - OLDEST_DAYS || to - from > LONGEST_DAYS;
  const early = firstNightCall(calls);
  const hours = new Set(calls.map(({clock}) => Math.floor(secondOfDay(clock) / 3600)));
  const [hour = 0] = hours;
  const isLong = calls.length >= MANY_CALLS;
  const all = whole(calls.length);
  return [
    ...joinDoubts(joined),
    ...confirm(
      shared !== null,
      `Do ${whole(shared?.calls ?? 0)} of ${whole(shared?.of ?? 0)} lines come from one number?`,
      'It may be your own number, or what your system writes for unknown callers. If it’s right, we count these calls but can’t tell their callers apart.',
    ),
    ...confirm(
      isMany(left.hangUps, lost, HANG_UP_SHARE),
      `Did ${whole(left.hangUps)} of ${whole(lost)} callers without an answer hang up within ${HANG_UP_SECONDS} seconds?`,
      'As we read the log, their calls were that short, so they would be left out. The lengths may be in another unit, or measure something else.',
    ),
    ...confirm(
      isFar,
      `Is this log from ${fullDate(from)} to ${fullDate(to)}?`,
      'These dates are far apart, more than five years old, or in the future. The day, month, and year may be in a different order than we assumed. If so, export the log with four-digit years.',
    ),
    ...confirm(
      !hasHalves && early !== null,
      `Did calls come at ${clockText(early ?? 0)}?`,
      'No time in this log is later than 12:59, and none says AM or PM. If your system writes a 12-hour clock, export the log again with AM and PM or with a 24-hour clock.',
    ),
    ...confirm(
      isLong && missed === 0,
      `Was none of these ${all} calls missed?`,
      'As we read the log, every call was answered by a person. Some systems count voicemail as answered, or leave missed calls out of the export. Look at the columns before you rely on this.',
    ),
    ...confirm(
      isLong && missed === calls.length,
      `Was every one of these ${all} calls missed?`,
      'As we read the log, nobody answered a single call. Another column may have the result.',
    ),
    ...confirm(
      isLong && hours.size === 1,
      `Did all ${all} calls come between ${hourText(hour)} and ${hourText(hour + 1)}?`,
      'The column for the start time may have only a date, or the time may be in another column.',
    ),
  ];
};

export type Counted =
  | {readonly kind: 'counted'; readonly joined: JoinedLog; readonly figures: Figures}
  | {readonly kind: 'doubt'; readonly doubt: Doubt}
  | {readonly kind: 'problem'; readonly problem: Problem};

interface CountOptions extends Pick<Answers, 'said'> {
  /** Nothing is doubted: the sample is ours. */
  readonly isSample?: boolean;
  /** Seconds since 1970. */
  readonly now: number;
}

/** Counts what was read, unless it isn't likely. */
export const countLog = (
  {lines, noticed}: Pick<PhoneLog, 'lines' | 'noticed'>,
  {said = {}, isSample = false, now}: CountOptions,
): Counted => {
  const openIn = (doubts: readonly Doubt[]): Doubt | undefined =>
    doubts.find(({id}) => !isSample && !(id in said));
  const unread = openIn(unreadDoubts(noticed));
  if (unread) return {kind: 'doubt', doubt: unread};
  const shared = oneNumberOf(lines);
  // Nobody can be followed by a number that many callers have.
  const ownCodes = shared
    ? lines.map((line) => (line.caller === shared.caller ? {...line, caller: 0} : line))
    : lines;
  const joined = joinCalls(ownCodes, {
    isOneCall: said['same-caller'] === 'one',
    lastLineDecides: said['answered-first'] === 'machine',
  });
  const problem = callsProblem(joined);
  if (problem) return {kind: 'problem', problem};
  const doubt = openIn(doubtsOf(joined, noticed, shared, now));
  return doubt ? {kind: 'doubt', doubt} : {kind: 'counted', joined, figures: figuresOf(joined)};
};
