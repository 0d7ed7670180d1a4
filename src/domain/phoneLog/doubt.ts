import {counted} from '../../format/counted.ts';
import {HANG_UP_SECONDS, type JoinedLog, type JoinRules} from './calls.ts';
import {dayRange} from './hours.ts';
import type {Call, LogLine} from './logLine.ts';
import type {Noticed} from './logReader.ts';
import type {Doubt} from './questions.ts';
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
export const oneNumberOf = (
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

/** Nobody can be followed by a number that many callers have. */
export const withoutNumber = (lines: readonly LogLine[], caller: number): readonly LogLine[] =>
  lines.map((line) => (line.caller === caller ? {...line, caller: 0} : line));

const isMany = (count: number, of: number, share = FEW_SHARE): boolean =>
  count > FEW && count > of * share;

/** So many lines that can't be read are a log that we don't understand. */
export const unreadDoubt = ({lines, other, unread, unreadTime}: Noticed): Doubt | null =>
  isMany(unread, lines - other)
    ? {
        code: 'unread',
        title: `${counted(unread, 'line')} of ${whole(lines)} can’t be read`,
        text: unreadTime
          ? `The time in some of them looks like this: “${unreadTime}”. The figures would leave these lines out.`
          : 'They have no date or time, or they don’t say whether the call was incoming or outgoing, or answered or missed. The figures would leave these lines out.',
      }
    : null;

/** Finds what only the visitor knows of lines that follow each other. */
export const joinDoubt = (
  {calls, open}: JoinedLog,
  {isOneCall, lastLineDecides}: JoinRules,
): Doubt | null => {
  const all = calls.length;
  if (isOneCall === undefined && isMany(open.followUps, all, JOIN_SHARE)) {
    return {
      code: 'same-caller',
      title: `${whole(open.followUps)} of ${whole(all)} calls came right after another call from the same caller`,
      text: 'The log doesn’t say whether one call tried several phones in turn, or the caller hung up and tried again.',
      choices: [
        {text: 'One call that tried several phones', joins: {isOneCall: true}},
        {text: 'The caller tried again', joins: {isOneCall: false}},
      ],
    };
  }
  if (lastLineDecides === undefined && isMany(open.answeredFirst, all, JOIN_SHARE)) {
    return {
      code: 'answered-first',
      title: `${whole(open.answeredFirst)} of ${whole(all)} calls have an answered line and a missed one`,
      text: 'The log doesn’t say whether a person answered and transferred the call, or a menu or a queue answered and no person did.',
      choices: [
        {text: 'A person answered', joins: {lastLineDecides: false}},
        {text: 'No person answered', joins: {lastLineDecides: true}},
      ],
    };
  }
  return null;
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
export const doubtsOf = (
  {calls, left}: JoinedLog,
  noticed: Pick<Noticed, 'hasHalves'>,
  shared: ReturnType<typeof oneNumberOf>,
  now: number,
): readonly Doubt[] => {
  const doubts: Doubt[] = [];
  if (shared) {
    doubts.push({
      code: 'one-number',
      title: `Do ${whole(shared.calls)} of ${whole(shared.of)} lines come from one number?`,
      text: 'It may be your own number, or what your system writes for unknown callers. If it’s right, we count these calls but can’t tell their callers apart.',
    });
  }
  const missed = calls.filter(({answered}) => !answered).length;
  const lost = missed + left.hangUps;
  if (isMany(left.hangUps, lost, HANG_UP_SHARE)) {
    doubts.push({
      code: 'hang-ups',
      title: `Did ${whole(left.hangUps)} of ${whole(lost)} callers without an answer hang up within ${HANG_UP_SECONDS} seconds?`,
      text: 'As we read the log, their calls were that short, so they would be left out. The lengths may be in another unit, or measure something else.',
    });
  }
  const [from, to] = dayRange(calls);
  if (to > dayOf(now) + 1 || from < dayOf(now) - OLDEST_DAYS || to - from > LONGEST_DAYS) {
    doubts.push({
      code: 'far-away',
      title: `Is this log from ${fullDate(from)} to ${fullDate(to)}?`,
      text: 'These dates are far apart, more than five years old, or in the future. The day, month, and year may be in a different order than we assumed. If so, export the log with four-digit years.',
    });
  }
  const early = firstNightCall(calls);
  if (!noticed.hasHalves && early !== null) {
    doubts.push({
      code: 'half-clock',
      title: `Did calls come at ${clockText(early)}?`,
      text: 'No time in this log is later than 12:59, and none says AM or PM. If your system writes a 12-hour clock, export the log again with AM and PM or with a 24-hour clock.',
    });
  }
  if (calls.length < MANY_CALLS) return doubts;
  if (missed === 0) {
    doubts.push({
      code: 'none-missed',
      title: `Was none of these ${whole(calls.length)} calls missed?`,
      text: 'As we read the log, every call was answered by a person. Some systems count voicemail as answered, or leave missed calls out of the export. Look at the columns before you rely on this.',
    });
  }
  if (missed === calls.length) {
    doubts.push({
      code: 'all-missed',
      title: `Was every one of these ${whole(calls.length)} calls missed?`,
      text: 'As we read the log, nobody answered a single call. Another column may have the result.',
    });
  }
  const hours = new Set(calls.map(({clock}) => Math.floor(secondOfDay(clock) / 3600)));
  const [hour = 0] = hours;
  if (hours.size > 1) return doubts;
  doubts.push({
    code: 'one-hour',
    title: `Did all ${whole(calls.length)} calls come between ${hourText(hour)} and ${hourText(hour + 1)}?`,
    text: 'The column for the start time may have only a date, or the time may be in another column.',
  });
  return doubts;
};
