import {benchmarks, type BenchmarkId} from '../benchmarks.ts';
import {defaultRoiInputs, type RoiInputs} from '../fields.ts';
import {roiSamples, type RoiSampleId} from '../samples.ts';
import {fromFieldValue} from './units.ts';

/** A benchmark's three figures over the inputs at hand: wage and staff stay the visitor's own. */
export const withBenchmark = (inputs: RoiInputs, id: BenchmarkId): RoiInputs => ({
  ...inputs,
  dailyCalls: benchmarks[id].avgCalls,
  missedPercentage: benchmarks[id].missedRate,
  avgRevenuePerVisit: benchmarks[id].avgRevenue,
});

/** Checks whether the inputs are a benchmark's, whatever the staff. */
export const isBenchmark = (inputs: RoiInputs, id: BenchmarkId): boolean =>
  inputs.dailyCalls === benchmarks[id].avgCalls &&
  inputs.missedPercentage === benchmarks[id].missedRate &&
  inputs.avgRevenuePerVisit === benchmarks[id].avgRevenue;

/** A sample practice: a benchmark, the default wage, and its own front desk. */
export const sampleInputs = (id: RoiSampleId): RoiInputs => ({
  ...withBenchmark(defaultRoiInputs, roiSamples[id].benchmark),
  currentReceptionists: fromFieldValue('currentReceptionists', roiSamples[id].weeklyHours),
});
