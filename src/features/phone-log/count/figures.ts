import {roiAssumptions} from '../../roi/assumptions.ts';
import {clockAt, DAY, dayOf, weekdayOf} from '../read/time.ts';
import type {Call, JoinedLog} from './calls.ts';
import {
  type DayPart,
  dayPartOf,
  dayRange,
  guessHours,
  type OpeningHours,
  workingDays,
} from './hours.ts';
import {missedCallers, type Outcome} from './callbackOutcome.ts';
import {type Tally, weekRows, type WeekRow} from './week.ts';

/** Fewer incoming calls say nothing about a month. */
export const MIN_CALLS = 20;

export interface PartTally extends Tally {
  /** Callers missed in that part and not reached later. */
  readonly notReached: number;
}

interface MostAtOnce {
  /** Callers on the line at the same moment, waiting or talking. */
  readonly callers: number;
  /** First time with so many, on the wall clock. */
  readonly clock: number;
}

/** All that a log says: totals, without a number, a name or a single line. */
export interface LogFigures {
  /** First and last day, since 1970. */
  readonly from: number;
  readonly to: number;
  readonly workingDays: number;
  /** One calendar month from its first to its last weekday. */
  readonly isWholeMonth: boolean;
  /** Factor from the log to a month: 1 for a whole month, else 22 divided by its working days. */
  readonly perMonth: number;
  readonly hours: OpeningHours;
  readonly calls: number;
  readonly missed: number;
  readonly voicemail: number;
  /** Missed of all calls, a fraction. */
  readonly share: number;
  readonly parts: Readonly<Record<DayPart, PartTally>>;
  /** Callers missed, by what became of them; null when the log has no numbers. */
  readonly callers: (Readonly<Record<Outcome, number>> & {readonly all: number}) | null;
  /** Missed calls without a number. */
  readonly unfollowed: number;
  readonly week: readonly WeekRow[];
  readonly mostAtOnce: MostAtOnce;
  /** Null when the log has no talk times. */
  readonly minutes: {
    /** Seconds of an answered call. */
    readonly average: number;
    /** Minutes a month: what the missed calls would take, and all calls. */
    readonly missed: number;
    readonly all: number;
  } | null;
  /** Incoming lines that were a transfer, or another phone that was tried. */
  readonly joined: number;
}

/** Finds the moment with the most incoming calls. @param calls by their start */
const mostAtOnce = (calls: readonly Call[]): MostAtOnce => {
  const endOf = ({start, lasts}: Call): number => start + lasts;
  const lasting = calls.filter((call) => endOf(call) > call.start);
  const ends = Float64Array.from(lasting, endOf).sort();
  let most: MostAtOnce = {callers: 0, clock: 0};
  let ended = 0;
  lasting.forEach(({start, clock}, at) => {
    // A call that starts when another ends doesn't overlap it.
    while ((ends[ended] ?? Infinity) <= start) ended += 1;
    if (at + 1 - ended > most.callers) most = {callers: at + 1 - ended, clock};
  });
  return most;
};

const isWholeMonth = (first: number, last: number): boolean => {
  const [from, to] = [new Date(first * DAY * 1000), new Date(last * DAY * 1000)];
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + 1];
  if (to.getUTCMonth() + 1 !== month || to.getUTCFullYear() !== year) return false;
  const isWeekend = (day: number): boolean => weekdayOf(day) % 6 === 0;
  let firstWeekday = dayOf(clockAt(year, month, 1));
  while (isWeekend(firstWeekday)) firstWeekday += 1;
  let lastWeekday = dayOf(clockAt(year, month + 1, 1)) - 1;
  while (isWeekend(lastWeekday)) lastWeekday -= 1;
  return first <= firstWeekday && last >= lastWeekday;
};

export const figuresOf = ({calls, outgoing, joined}: JoinedLog): LogFigures => {
  const hours = guessHours(calls);
  const [from, to] = dayRange(calls);
  const working = workingDays(calls);
  const isWhole = isWholeMonth(from, to);
  const perMonth =
    isWhole || working.length === 0 ? 1 : roiAssumptions.workingDaysPerMonth / working.length;

  const missedCalls = calls.filter(({result}) => result !== 'answered');
  const [all, missed] = [calls.length, missedCalls.length];
  const followed = missedCallers(calls, outgoing, working);
  const unfollowed = missedCalls.filter(({caller}) => caller === 0).length;
  const notReached = followed.filter(({outcome}) => outcome === 'not-reached');
  const countOf = (outcome: Outcome): number =>
    followed.filter((caller) => caller.outcome === outcome).length;

  const parts = {
    open: {calls: 0, missed: 0, notReached: 0},
    lunch: {calls: 0, missed: 0, notReached: 0},
    after: {calls: 0, missed: 0, notReached: 0},
  } satisfies Record<DayPart, PartTally>;
  for (const {clock, result} of calls) {
    const part = parts[dayPartOf(clock, hours)];
    part.calls += 1;
    if (result !== 'answered') part.missed += 1;
  }
  for (const {clock} of notReached) parts[dayPartOf(clock, hours)].notReached += 1;

  const talk = calls.reduce((sum, call) => sum + call.talk, 0);
  const average = all === missed ? 0 : talk / (all - missed);
  const monthly = (count: number): number => ((count * average) / 60) * perMonth;
  return {
    from,
    to,
    workingDays: working.length,
    isWholeMonth: isWhole,
    perMonth,
    hours,
    calls: all,
    missed,
    voicemail: missedCalls.filter(({result}) => result === 'voicemail').length,
    share: missed / all,
    parts,
    callers: calls.some(({caller}) => caller !== 0)
      ? {
          all: followed.length,
          'called-again': countOf('called-again'),
          'called-back': countOf('called-back'),
          'not-reached': notReached.length,
          'log-ends': countOf('log-ends'),
        }
      : null,
    unfollowed,
    week: weekRows(calls),
    mostAtOnce: mostAtOnce(calls),
    minutes: talk === 0 ? null : {average, missed: monthly(missed), all: monthly(all)},
    joined,
  };
};
