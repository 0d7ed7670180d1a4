import type {Call} from './logLine.ts';

export interface MostAtOnce {
  /** Callers on the line at the same moment, waiting or talking. */
  readonly callers: number;
  /** First time with so many, on the wall clock. */
  readonly clock: number;
}

/** Finds the moment with the most incoming calls. @param calls by their start */
export const mostAtOnce = (calls: readonly Call[]): MostAtOnce => {
  const endOf = ({start, wait, talk}: Call): number => start + (wait ?? 0) + talk;
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
