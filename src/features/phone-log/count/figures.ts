import {roiAssumptions} from '../../../data/roiAssumptions.ts';
import {midnightOf, DAY, dayOf, weekdayOf} from '../read/time.ts';
import {type Call, endTime, type JoinedLog} from './calls.ts';
import {dayPartOf, dayRange, estimateHours, workingDays} from './hours.ts';
import {missedCallers, type CallbackOutcome} from './callbackOutcome.ts';
import {weekRows} from './week.ts';

/** Incoming calls that a result needs: fewer aren't typical of a month. */
export const MIN_CALLS = 20;

/** Finds the first moment with the most callers on the line, waiting or talking. @param calls by their start */
const mostAtOnce = (calls: readonly Call[]): {readonly callers: number; readonly clock: number} => {
  const lasting = calls.filter(({durationSeconds}) => durationSeconds > 0);
  const ends = Float64Array.from(lasting, endTime).sort();
  let most = {callers: 0, clock: 0};
  let ended = 0;
  lasting.forEach(({start, clock}, at) => {
    // A call that starts when another ends doesn't overlap it.
    while ((ends[ended] ?? Infinity) <= start) ended += 1;
    if (at + 1 - ended > most.callers) most = {callers: at + 1 - ended, clock};
  });
  return most;
};

/** True for one calendar month from its first to its last weekday. */
const isWholeMonth = (from: number, to: number): boolean => {
  const date = new Date(from * DAY * 1000);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1];
  const isWeekend = (day: number): boolean => weekdayOf(day) % 6 === 0;
  let first = dayOf(midnightOf(year, month, 1));
  let last = dayOf(midnightOf(year, month + 1, 1)) - 1;
  if (to > last) return false;
  while (isWeekend(first)) first += 1;
  while (isWeekend(last)) last -= 1;
  return from <= first && to >= last;
};

/** Figures of a log: totals, without a phone number, a name, or a single line. */
export type LogFigures = ReturnType<typeof figuresOf>;

export const figuresOf = ({calls, outgoing, joined}: JoinedLog) => {
  const [from, to] = dayRange(calls);
  const hours = estimateHours(calls);
  const working = workingDays(calls);
  const isWhole = isWholeMonth(from, to);
  // Other logs are scaled to a month.
  const perMonth =
    isWhole || working.length === 0 ? 1 : roiAssumptions.workingDaysPerMonth / working.length;

  const missedCalls = calls.filter(({result}) => result !== 'answered');
  const [all, missed] = [calls.length, missedCalls.length];
  const followed = missedCallers(calls, outgoing, working);
  const countOf = (outcome: CallbackOutcome): number =>
    followed.filter((caller) => caller.outcome === outcome).length;
  const part = () => ({calls: 0, missed: 0, notReached: 0});
  const parts = {open: part(), lunch: part(), after: part()};
  for (const {clock} of calls) parts[dayPartOf(clock, hours)].calls += 1;
  for (const {clock} of missedCalls) parts[dayPartOf(clock, hours)].missed += 1;
  for (const {clock, outcome} of followed) {
    if (outcome === 'not-reached') parts[dayPartOf(clock, hours)].notReached += 1;
  }
  const talk = calls.reduce((sum, call) => sum + call.talkSeconds, 0);
  const average = all === missed ? 0 : talk / (all - missed);
  const monthly = (count: number): number => ((count * average) / 60) * perMonth;
  return {
    ...{from, to, isWholeMonth: isWhole, perMonth, hours, parts, joined},
    workingDays: working.length,
    ...{calls: all, missed, share: missed / all},
    voicemail: missedCalls.filter(({result}) => result === 'voicemail').length,
    /** Callers missed, by what became of them; null when the log has no numbers. */
    callers: calls.some(({caller}) => caller !== 0)
      ? {
          all: followed.length,
          'called-again': countOf('called-again'),
          'called-back': countOf('called-back'),
          'not-reached': countOf('not-reached'),
          'log-ends': countOf('log-ends'),
        }
      : null,
    unfollowed: missedCalls.filter(({caller}) => caller === 0).length,
    week: weekRows(calls, hours, missed / all),
    mostAtOnce: mostAtOnce(calls),
    /** Minutes a month for the missed calls, if answered, and for all calls. Null without talk times. */
    minutes: talk === 0 ? null : {average, missed: monthly(missed), all: monthly(all)},
  };
};
