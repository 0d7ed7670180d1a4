import type {JoinedLog, JoinRules} from './calls.ts';
import type {LogLine} from './logLine.ts';
import type {Noticed} from './logReader.ts';
import type {Doubt} from './questions.ts';
import {dayOf, secondOfDay} from './time.ts';

/** Fewer calls may well be all of one kind. */
const MANY_CALLS = 40;
const MOST = 0.25;
/** Lines and calls that may be of a kind of their own without a question. */
const FEW_SHARE = 0.01;
const FEW = 2;
/** Of calls: some callers do try again at once. */
const JOIN_SHARE = 0.02;
/** Of calls: more would be lengths that were misread. */
const HANG_UP_SHARE = 0.08;
/** Days back that a practice may look. */
const OLDEST_DAYS = 5 * 366;

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
    ? {code: 'unread', lines: unread, of: lines, example: unreadTime}
    : null;

/** What only the visitor knows of lines that follow each other. */
export const joinDoubt = (
  {calls, open}: JoinedLog,
  {isOneCall, lastLineDecides}: JoinRules,
): Doubt | null => {
  const of = calls.length;
  if (isOneCall === undefined && isMany(open.followUps, of, JOIN_SHARE)) {
    return {code: 'same-caller', calls: open.followUps, of};
  }
  return lastLineDecides === undefined && isMany(open.answeredFirst, of, JOIN_SHARE)
    ? {code: 'answered-first', calls: open.answeredFirst, of}
    : null;
};

/**
 * Why what was read isn't likely.
 *
 * @param shared how many calls have the one number
 * @param now seconds since 1970
 */
export const doubtOf = (
  {calls, left}: JoinedLog,
  shared: ReturnType<typeof oneNumberOf>,
  now: number,
): Doubt | null => {
  if (shared) return {code: 'one-number', calls: shared.calls, of: shared.of};
  const all = calls.length + left.hangUps;
  if (isMany(left.hangUps, all, HANG_UP_SHARE)) {
    return {code: 'hang-ups', calls: left.hangUps, of: all};
  }
  const days = calls.map(({clock}) => dayOf(clock));
  const [from, to] = days.reduce(
    ([first, last], day) => [Math.min(first, day), Math.max(last, day)],
    [Infinity, -Infinity],
  );
  if (to > dayOf(now) + 1 || from < dayOf(now) - OLDEST_DAYS) return {code: 'far-away', from, to};
  if (calls.length < MANY_CALLS) return null;
  const missed = calls.filter(({answered}) => !answered).length;
  if (missed === 0) return {code: 'none-missed', calls: calls.length};
  if (missed === calls.length) return {code: 'all-missed', calls: calls.length};
  const hours = new Set(calls.map(({clock}) => Math.floor(secondOfDay(clock) / 3600)));
  const [hour = 0] = hours;
  return hours.size === 1 ? {code: 'one-hour', calls: calls.length, hour} : null;
};
