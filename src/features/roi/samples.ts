import type {BenchmarkId} from './benchmarks.ts';

/** Three example practices, not customers: a benchmark with a front desk of a given size. */
export const roiSampleIds = [
  'physiotherapy-solo',
  'dental-two-chairs',
  'family-three-doctors',
] as const;
export type RoiSampleId = (typeof roiSampleIds)[number];

export interface RoiSample {
  readonly name: string;
  readonly benchmark: BenchmarkId;
  /** Hours per week at the front desk, all staff together. */
  readonly weeklyHours: number;
}

export const roiSamples = {
  'physiotherapy-solo': {
    name: 'A physical therapy practice, one desk',
    benchmark: 'physiotherapy',
    weeklyHours: 20,
  },
  'dental-two-chairs': {
    name: 'A dental office, one desk',
    benchmark: 'dental',
    weeklyHours: 40,
  },
  'family-three-doctors': {
    name: 'Three family doctors, one desk',
    benchmark: 'family-medicine',
    weeklyHours: 80,
  },
} as const satisfies Readonly<Record<RoiSampleId, RoiSample>>;
