import {DAY, dayOf} from '../read/time.ts';
import type {Call, LogLine} from './calls.ts';

/** Outcome for a caller who was missed, by the end of the next working day. */
export type CallbackOutcome = 'called-again' | 'called-back' | 'not-reached' | 'log-ends';

/**
 * Missed calls of one number until the end of the next working day count once. They are reached if a
 * later call with that number was answered. Calls without a number can't be followed and are left out.
 */
export const missedCallers = (
  calls: readonly Call[],
  outgoing: readonly LogLine[],
  workingDays: readonly number[],
): readonly {readonly clock: number; readonly outcome: CallbackOutcome}[] => {
  const endOfNextWorkingDay = (clock: number): number => {
    const next = workingDays.find((day) => day > dayOf(clock));
    return next === undefined ? Infinity : (next + 1) * DAY;
  };
  const eventsOf = (some: readonly Call[], by: CallbackOutcome) =>
    some.flatMap(({start, clock, caller, result}) =>
      caller === 0 ? [] : [{start, clock, caller, by, isAnswered: result === 'answered'}],
    );
  const events = [
    ...eventsOf(calls, 'called-again'),
    ...eventsOf(outgoing, 'called-back').filter(({isAnswered}) => isAnswered),
  ].sort(
    (a, b) =>
      a.start - b.start || a.caller - b.caller || Number(a.isAnswered) - Number(b.isAnswered),
  );

  const callers: {clock: number; outcome: CallbackOutcome}[] = [];
  const waiting = new Map<number, {readonly index: number; readonly until: number}>();
  for (const {caller, clock, isAnswered, by} of events) {
    const openCase = waiting.get(caller);
    const isOpen = openCase !== undefined && clock < openCase.until;
    if (isAnswered) {
      if (!isOpen) continue;
      callers[openCase.index]!.outcome = by;
      waiting.delete(caller);
    } else if (!isOpen) {
      const until = endOfNextWorkingDay(clock);
      waiting.set(caller, {index: callers.length, until});
      callers.push({clock, outcome: until === Infinity ? 'log-ends' : 'not-reached'});
    }
  }
  return callers;
};
