import {brand} from '../../config/brand';
import {formatDollarsAndCents, formatNumber} from '../../format/numbers';
import {type RoiInputs} from '../../data/roiFields';
import {MONTHS_PER_YEAR, type RoiEstimate} from './estimate';

type FirstYearStepId = 'revenue' | 'staff' | 'plan' | 'setup' | 'left';

export interface FirstYearStep {
  readonly id: FirstYearStepId;
  readonly label: string;
  /** How the amount comes about, e.g. '132 × $150 × 12'; empty for the total. */
  readonly working: string;
  /** USD in the first year, signed as it counts. */
  readonly amount: number;
  readonly kind: 'gain' | 'cost' | 'left';
  /** The bar on the shared scale, as fractions of its width from the left. */
  readonly bar: {readonly start: number; readonly end: number};
}

export interface FirstYear {
  readonly steps: readonly FirstYearStep[];
  /** Where zero lies on the shared scale, as a fraction of its width. */
  readonly zero: number;
}

/** The bridge from what comes in to what is left after a year; each bar starts where the last ended. */
export const firstYear = (inputs: RoiInputs, estimate: RoiEstimate): FirstYear => {
  const amounts = {
    revenue: estimate.additionalRevenue * MONTHS_PER_YEAR,
    staff: estimate.staffSaving * MONTHS_PER_YEAR,
    plan: -estimate.planCost * MONTHS_PER_YEAR,
    setup: -estimate.setupFee,
  };
  const after = {
    revenue: amounts.revenue,
    staff: amounts.revenue + amounts.staff,
    plan: amounts.revenue + amounts.staff + amounts.plan,
    left: estimate.firstYearNet,
  };
  const levels = [0, ...Object.values(after)];
  const lowest = Math.min(...levels);
  const span = Math.max(...levels) - lowest || 1;
  const place = (usd: number): number => (usd - lowest) / span;
  const bar = (from: number, to: number): FirstYearStep['bar'] => ({
    start: place(Math.min(from, to)),
    end: place(Math.max(from, to)),
  });
  const kind = (amount: number): 'gain' | 'cost' => (amount < 0 ? 'cost' : 'gain');

  return {
    zero: place(0),
    steps: [
      {
        id: 'revenue',
        label: 'Recovered visits',
        working: `${formatNumber(estimate.recoveredCalls)} × ${formatDollarsAndCents(inputs.avgRevenuePerVisit)} × ${MONTHS_PER_YEAR}`,
        amount: amounts.revenue,
        kind: kind(amounts.revenue),
        bar: bar(0, after.revenue),
      },
      {
        id: 'staff',
        label: 'Staff time saved',
        working: `${formatDollarsAndCents(estimate.staffSaving)} × ${MONTHS_PER_YEAR}`,
        amount: amounts.staff,
        kind: kind(amounts.staff),
        bar: bar(after.revenue, after.staff),
      },
      {
        id: 'plan',
        label: `${brand.name} plan`,
        working: `${formatDollarsAndCents(estimate.planCost)} × ${MONTHS_PER_YEAR}`,
        amount: amounts.plan,
        kind: 'cost',
        bar: bar(after.staff, after.plan),
      },
      {
        id: 'setup',
        label: 'Setup',
        working: 'once',
        amount: amounts.setup,
        kind: 'cost',
        bar: bar(after.plan, after.left),
      },
      {
        id: 'left',
        label: 'Left after a year',
        working: '',
        amount: estimate.firstYearNet,
        kind: estimate.firstYearNet < 0 ? 'cost' : 'left',
        bar: bar(0, after.left),
      },
    ],
  };
};
