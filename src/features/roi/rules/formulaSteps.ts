import {HOURS_PER_FTE_WEEK, MONTHS_PER_YEAR, roiAssumptions} from '../../../data/roiAssumptions.ts';
import type {RoiInputs} from '../data/fields.ts';
import {
  formatDollars,
  formatDollarsAndCents,
  formatMonths,
  formatNumber,
  formatPercent,
  percentOf,
} from '../../../lib/format/numbers.ts';
import {estimateRoi} from './estimate.ts';

export interface FormulaStep {
  readonly label: string;
  /** Calculation with its numbers: '50 calls × 22 days × 15% missed × 80%'. */
  readonly working: string;
  readonly result: string;
}

/** Formats an amount of a sum, a negative one in parentheses: '$19,800 + (−$40) − $999'. */
const term = (usd: number): string =>
  usd < 0 ? `(${formatDollarsAndCents(usd)})` : formatDollarsAndCents(usd);

export const formulaSteps = (inputs: RoiInputs): readonly FormulaStep[] => {
  const estimate = estimateRoi(inputs);
  const assumptions = roiAssumptions;
  const setup = formatDollarsAndCents(assumptions.setupFee);
  const net = formatDollarsAndCents(estimate.netMonthlyBenefit);

  return [
    {
      label: 'Recovered calls',
      working: `${formatNumber(inputs.dailyCalls)} calls × ${assumptions.workingDaysPerMonth} days × ${formatPercent(inputs.missedPercentage, 2)} missed × ${percentOf(assumptions.recoveryRate, 1)}`,
      result: `${formatNumber(estimate.recoveredCalls)} / month`,
    },
    {
      label: 'Additional revenue',
      working: `${formatNumber(estimate.recoveredCalls)} visits × ${formatDollarsAndCents(inputs.avgRevenuePerVisit)}`,
      result: formatDollarsAndCents(estimate.additionalRevenue),
    },
    {
      label: 'Staff time saved',
      working: `${formatNumber(inputs.currentReceptionists)} full-time people (${HOURS_PER_FTE_WEEK} h a week) × ${formatDollarsAndCents(inputs.hourlyWage)} × ${assumptions.hoursPerMonth} h × ${percentOf(assumptions.staffCostSaved, 1)}`,
      result: formatDollarsAndCents(estimate.staffSaving),
    },
    {
      label: 'Net benefit',
      working: `${formatDollarsAndCents(estimate.additionalRevenue)} + ${term(estimate.staffSaving)} − ${formatDollars(estimate.planCost)}`,
      result: `${net} / month`,
    },
    {
      label: 'Annual ROI',
      working: `(${net} × ${MONTHS_PER_YEAR} − ${setup}) ÷ ${setup}`,
      result: formatPercent(estimate.annualRoiPercent, 1),
    },
    {
      label: 'Payback',
      working:
        estimate.paybackMonths === null
          ? 'The monthly benefit is not above zero'
          : `${setup} ÷ ${net}`,
      result: formatMonths(estimate.paybackMonths),
    },
  ];
};
