import {benchmarks, type BenchmarkId} from '../data/benchmarks.ts';
import {defaultRoiInputs, type RoiInputs} from '../data/fields.ts';
import type {RoiSample} from '../data/samples.ts';
import {fromFieldValue} from './units.ts';

/** Replaces three inputs with a benchmark's; wage and staff stay unchanged. */
export const withBenchmark = (inputs: RoiInputs, id: BenchmarkId): RoiInputs => ({
  ...inputs,
  dailyCalls: benchmarks[id].avgCalls,
  missedPercentage: benchmarks[id].missedRate,
  avgRevenuePerVisit: benchmarks[id].avgRevenue,
});

/** Checks whether the three inputs are a benchmark's. */
export const isBenchmark = (inputs: RoiInputs, id: BenchmarkId): boolean =>
  inputs.dailyCalls === benchmarks[id].avgCalls &&
  inputs.missedPercentage === benchmarks[id].missedRate &&
  inputs.avgRevenuePerVisit === benchmarks[id].avgRevenue;

/** Returns the inputs of a sample practice: a benchmark, the default wage, and its own weekly hours. */
export const sampleInputs = ({benchmark, weeklyHours}: RoiSample): RoiInputs => ({
  ...withBenchmark(defaultRoiInputs, benchmark),
  currentReceptionists: fromFieldValue('currentReceptionists', weeklyHours),
});
