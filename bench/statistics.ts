/** The smallest value that so many percent don't exceed (nearest rank). NaN of none. */
export const percentile = (values: readonly number[], percent: number): number =>
  [...values].sort((a, b) => a - b)[Math.max(0, Math.ceil((percent / 100) * values.length) - 1)] ??
  NaN;

export const median = (values: readonly number[]): number => percentile(values, 50);
