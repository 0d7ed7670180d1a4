/** Industry benchmarks for the calculator's presets, fixed by the owner. */
export const benchmarkIds = ['family-medicine', 'dental', 'physiotherapy', 'chiropractic'] as const;
export type BenchmarkId = (typeof benchmarkIds)[number];

export interface Benchmark {
  readonly industry: string;
  /** Calls per day. */
  readonly avgCalls: number;
  /** Percentage of unanswered calls: 18 is 18%. */
  readonly missedRate: number;
  /** USD per visit. */
  readonly avgRevenue: number;
}

export const benchmarks = {
  'family-medicine': {industry: 'Family Medicine', avgCalls: 65, missedRate: 18, avgRevenue: 120},
  dental: {industry: 'Dental', avgCalls: 45, missedRate: 12, avgRevenue: 280},
  physiotherapy: {industry: 'Physiotherapy', avgCalls: 35, missedRate: 15, avgRevenue: 95},
  chiropractic: {industry: 'Chiropractic', avgCalls: 30, missedRate: 20, avgRevenue: 85},
} as const satisfies Readonly<Record<BenchmarkId, Benchmark>>;
