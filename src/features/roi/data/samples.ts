import type {BenchmarkId} from './benchmarks.ts';

export interface RoiSample {
  readonly name: string;
  readonly benchmark: BenchmarkId;
  /** Hours per week at the front desk, all staff together. */
  readonly weeklyHours: number;
}

/** Three example practices, not customers: a benchmark with a front desk of a given size. */
export const roiSamples: readonly RoiSample[] = [
  {name: 'A physical therapy practice, one desk', benchmark: 'physiotherapy', weeklyHours: 20},
  {name: 'A dental office, one desk', benchmark: 'dental', weeklyHours: 40},
  {name: 'Three family doctors, one desk', benchmark: 'family-medicine', weeklyHours: 80},
];
