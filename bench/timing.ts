/** A task this long, in milliseconds, is felt; what is beyond it counts as blocked. */
const FELT = 50;

/** The middle value; of an even number, the mean of the two in the middle. NaN of none. */
export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = NaN, high = NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
};

/** A task of more than 50 ms, in milliseconds since navigation. */
export interface LongTask {
  readonly start: number;
  readonly duration: number;
}

/**
 * Milliseconds for which a page that can be seen did not answer.
 *
 * @param tasks long tasks as the browser reports them, in milliseconds since navigation.
 * @param firstPaint first contentful paint; what happens before it blocks nothing visible.
 */
export const totalBlockingTime = (tasks: readonly LongTask[], firstPaint: number): number =>
  tasks
    .map(({start, duration}) => start + duration - Math.max(start, firstPaint))
    .reduce((sum, visible) => sum + Math.max(0, visible - FELT), 0);
