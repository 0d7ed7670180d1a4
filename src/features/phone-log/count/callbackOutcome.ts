import {DAY, dayOf} from '../read/time.ts';
import type {Call, LogLine} from './calls.ts';

/** Outcome for a caller who was missed, by the end of the next working day. */
export type Outcome = 'called-again' | 'called-back' | 'not-reached' | 'log-ends';

export interface MissedCaller {
  /** Time of the first missed call. */
  readonly clock: number;
  readonly outcome: Outcome;
}

/** A call, or a talk with somebody who was called. */
interface Event extends Pick<Call, 'start' | 'clock' | 'caller'> {
  readonly isAnswered: boolean;
  readonly isCallback: boolean;
}

const byTime = (a: Event, b: Event): number =>
  a.start - b.start || a.caller - b.caller || Number(a.isAnswered) - Number(b.isAnswered);

const eventOf = ({start, clock, caller, result}: Call, isCallback: boolean): Event => ({
  ...{start, clock, caller, isCallback},
  isAnswered: result === 'answered',
});

/**
 * One number's missed calls, up to the end of the next working day, are one caller, who is reached by
 * the same number, later, answered. Calls without a number can't be followed and are not here.
 */
export const missedCallers = (
  calls: readonly Call[],
  outgoing: readonly LogLine[],
  workingDays: readonly number[],
): readonly MissedCaller[] => {
  const isWorking = new Set(workingDays);
  const lastDay = workingDays.at(-1) ?? -Infinity;
  const endOfNextWorkingDay = (clock: number): number => {
    const day = dayOf(clock);
    if (day >= lastDay) return Infinity;
    // Working days come nearly every day: the next is a few steps away.
    let next = day + 1;
    while (!isWorking.has(next)) next += 1;
    return (next + 1) * DAY;
  };
  const events = [
    ...calls.map((call) => eventOf(call, false)),
    ...outgoing.map((line) => eventOf(line, true)).filter(({isAnswered}) => isAnswered),
  ]
    .filter(({caller}) => caller !== 0)
    .sort(byTime);

  const callers: {clock: number; outcome: Outcome}[] = [];
  const waiting = new Map<number, {readonly at: number; readonly until: number}>();
  for (const event of events) {
    const chain = waiting.get(event.caller);
    const isOpen = chain !== undefined && event.clock < chain.until;
    if (event.isAnswered) {
      const caller = isOpen ? callers[chain.at] : undefined;
      if (!caller) continue;
      caller.outcome = event.isCallback ? 'called-back' : 'called-again';
      waiting.delete(event.caller);
    } else if (!isOpen) {
      const until = endOfNextWorkingDay(event.clock);
      waiting.set(event.caller, {at: callers.length, until});
      const outcome = until === Infinity ? 'log-ends' : 'not-reached';
      callers.push({clock: event.clock, outcome});
    }
  }
  return callers;
};
