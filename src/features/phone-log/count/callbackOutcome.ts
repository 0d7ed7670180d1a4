import {DAY, dayOf} from '../read/time.ts';
import type {Call, LogLine} from './calls.ts';

/** Outcome for a caller who was missed, by the end of the next working day. */
export type Outcome = 'called-again' | 'called-back' | 'not-reached' | 'log-ends';

/**
 * One number's missed calls, up to the end of the next working day, are one caller, who is reached by
 * the same number, later, answered. Calls without a number can't be followed and are not here.
 */
export const missedCallers = (
  calls: readonly Call[],
  outgoing: readonly LogLine[],
  workingDays: readonly number[],
): readonly {readonly clock: number; readonly outcome: Outcome}[] => {
  const endOfNextWorkingDay = (clock: number): number => {
    const next = workingDays.find((day) => day > dayOf(clock));
    return next === undefined ? Infinity : (next + 1) * DAY;
  };
  const eventsOf = (some: readonly Call[], by: Outcome) =>
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

  const callers: {clock: number; outcome: Outcome}[] = [];
  const waiting = new Map<number, {readonly at: number; readonly until: number}>();
  for (const {caller, clock, isAnswered, by} of events) {
    const openCase = waiting.get(caller);
    const isOpen = openCase !== undefined && clock < openCase.until;
    if (isAnswered) {
      if (!isOpen) continue;
      callers[openCase.at]!.outcome = by;
      waiting.delete(caller);
    } else if (!isOpen) {
      const until = endOfNextWorkingDay(clock);
      waiting.set(caller, {at: callers.length, until});
      callers.push({clock, outcome: until === Infinity ? 'log-ends' : 'not-reached'});
    }
  }
  return callers;
};
