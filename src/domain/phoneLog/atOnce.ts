import type {Call, LogLine} from './logLine.ts';

/** Seconds on the line of a missed call whose length the log doesn't have. */
export const ASSUMED_WAIT_SECONDS = 20;

export interface AtOnce {
  /** Callers on the line at the same moment: waiting or talking, incoming only. */
  readonly most: number;
  /** When there were so many first, on the wall clock. */
  readonly clock: number;
  readonly talking: number;
  /** Seconds with two or more callers, three or more, on the line. */
  readonly twoOnLine: number;
  readonly threeOnLine: number;
  /** Seconds with two or more waiting. */
  readonly twoWaiting: number;
  /** Conversations at once, outgoing included: people on the phone. */
  readonly staff: number;
  /** Seconds that half, and 19 in 20, of the answered calls waited at most; null without waiting times. */
  readonly wait: {readonly half: number; readonly most: number} | null;
}

interface Overlap {
  readonly most: number;
  /** The first time that so many were there. */
  readonly from: number;
  /** Seconds with at least so many. */
  readonly atLeast: (count: number) => number;
}

/** How many stretches lie over each other, and for how long. */
const overlap = <Item>(
  items: readonly Item[],
  startOf: (item: Item) => number,
  endingOf: (item: Item) => number,
): Overlap => {
  // Numbers alone sort fast: a log may have half a million ends.
  const [allStarts, allEnds] = [new Float64Array(items.length), new Float64Array(items.length)];
  let real = 0;
  for (const item of items) {
    const [start, end] = [startOf(item), endingOf(item)];
    if (end <= start) continue;
    allStarts[real] = start;
    allEnds[real] = end;
    real += 1;
  }
  const starts = allStarts.subarray(0, real).sort();
  const ends = allEnds.subarray(0, real).sort();
  const seconds: number[] = [];
  let [count, before, most, from] = [0, 0, 0, 0];
  let [opened, closed] = [0, 0];
  while (closed < ends.length) {
    const end = ends[closed] ?? Infinity;
    const start = starts[opened] ?? Infinity;
    // Who comes when another leaves finds the line free.
    const at = Math.min(start, end);
    seconds[count] = (seconds[count] ?? 0) + (count > 0 ? at - before : 0);
    before = at;
    if (end <= start) {
      count -= 1;
      closed += 1;
    } else {
      count += 1;
      opened += 1;
    }
    if (count > most) [most, from] = [count, at];
  }
  const atLeast = (least: number): number =>
    seconds.reduce((sum, value, at) => sum + (at >= least ? value : 0), 0);
  return {most, from, atLeast};
};

const waited = ({wait, answered}: Pick<Call, 'wait' | 'answered'>): number =>
  wait ?? (answered ? 0 : ASSUMED_WAIT_SECONDS);
const endOf = (call: Call): number => call.start + waited(call) + call.talk;
const quantile = (sorted: Float64Array, share: number): number =>
  sorted[Math.round(share * (sorted.length - 1))] ?? 0;

/** How many callers came at once. */
export const callersAtOnce = (calls: readonly Call[], outgoing: readonly LogLine[]): AtOnce => {
  const line = overlap(calls, ({start}) => start, endOf);
  const waiting = overlap(
    calls,
    ({start}) => start,
    (call) => call.start + waited(call),
  );
  const talks = [
    ...calls.filter(({answered}) => answered),
    ...outgoing.filter(({result}) => result === 'answered'),
  ];
  const pickedUp = ({start, wait}: Call | LogLine): number => start + (wait ?? 0);
  const staff = overlap(talks, pickedUp, (call) => pickedUp(call) + call.talk);
  const known = calls.filter(({answered, wait}) => answered && wait !== null);
  const waits = Float64Array.from(known, ({wait}) => wait ?? 0).sort();

  const {from: moment} = line;
  const there = calls.filter((call) => call.start <= moment && endOf(call) > moment);
  const shift = there[0] ? there[0].clock - there[0].start : 0;
  return {
    most: line.most,
    clock: moment + shift,
    talking: there.filter((call) => call.answered && call.start + waited(call) <= moment).length,
    twoOnLine: line.atLeast(2),
    threeOnLine: line.atLeast(3),
    twoWaiting: waiting.atLeast(2),
    staff: staff.most,
    wait: waits.length === 0 ? null : {half: quantile(waits, 0.5), most: quantile(waits, 0.95)},
  };
};
