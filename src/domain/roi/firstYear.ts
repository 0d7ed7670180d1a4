import {brand} from '../../config/brand.ts';
import {formatDollarsAndCents, formatNumber} from '../../format/numbers.ts';
import type {RoiInputs} from '../../data/roiFields.ts';
import {MONTHS_PER_YEAR, type RoiEstimate} from './estimate.ts';

type FirstYearStepId = 'revenue' | 'staff' | 'plan' | 'setup' | 'left';

export interface FirstYearStep {
  readonly id: FirstYearStepId;
  readonly label: string;
  /** Calculation of the amount, e.g. '132 × $150 × 12'; empty for the total. */
  readonly working: string;
  /** USD in the first year, signed as it counts. */
  readonly amount: number;
  readonly kind: 'gain' | 'cost' | 'left';
  /** The bar on the shared scale, as fractions of its width from the left. */
  readonly bar: {readonly start: number; readonly end: number};
}

export interface FirstYear {
  readonly steps: readonly FirstYearStep[];
  /** Position of zero on the shared scale, as a fraction of its width. */
  readonly zero: number;
}

/** The bridge from what comes in to what is left after a year; each bar starts where the last ended. */
export const firstYear = (inputs: RoiInputs, estimate: RoiEstimate): FirstYear => {
  const parts = [
    {
      id: 'revenue',
      label: 'Recovered visits',
      working: `${formatNumber(estimate.recoveredCalls)} × ${formatDollarsAndCents(inputs.avgRevenuePerVisit)} × ${MONTHS_PER_YEAR}`,
      amount: estimate.additionalRevenue * MONTHS_PER_YEAR,
    },
    {
      id: 'staff',
      label: 'Staff time saved',
      working: `${formatDollarsAndCents(estimate.staffSaving)} × ${MONTHS_PER_YEAR}`,
      amount: estimate.staffSaving * MONTHS_PER_YEAR,
    },
    {
      id: 'plan',
      label: `${brand.name} plan`,
      working: `${formatDollarsAndCents(estimate.planCost)} × ${MONTHS_PER_YEAR}`,
      amount: -estimate.planCost * MONTHS_PER_YEAR,
    },
    {id: 'setup', label: 'Setup', working: 'once', amount: -estimate.setupFee},
  ] as const;
  let level = 0;
  const levels = [0, ...parts.map(({amount}) => (level += amount))];
  const lowest = Math.min(...levels);
  const span = Math.max(...levels) - lowest || 1;
  const place = (usd: number): number => (usd - lowest) / span;
  const bar = (from = 0, to = 0): FirstYearStep['bar'] => ({
    start: place(Math.min(from, to)),
    end: place(Math.max(from, to)),
  });

  return {
    zero: place(0),
    steps: [
      ...parts.map((part, index): FirstYearStep => ({
        ...part,
        kind: part.amount < 0 ? 'cost' : 'gain',
        bar: bar(levels[index], levels[index + 1]),
      })),
      {
        id: 'left',
        label: 'Left after a year',
        working: '',
        amount: estimate.firstYearNet,
        kind: estimate.firstYearNet < 0 ? 'cost' : 'left',
        bar: bar(0, levels.at(-1)),
      },
    ],
  };
};
