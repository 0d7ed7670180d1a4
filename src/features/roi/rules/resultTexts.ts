import {company} from '../../../config/company.ts';
import {claims} from '../../../data/claims.ts';
import {EXAMPLE_CALL_MINUTES} from '../../../data/plans.ts';
import {roiAssumptions} from '../../../data/roiAssumptions.ts';
import type {RoiInputs} from '../data/fields.ts';
import {counted} from '../../../lib/format/counted.ts';
import {
  formatDollars,
  formatNumber,
  formatPayback,
  formatPercent,
  percentOf,
} from '../../../lib/format/numbers.ts';
import {singleLocationCost, singleLocationPlan} from '../../pricing/rules/findPlan.ts';
import {extraMinutes} from '../../pricing/rules/planCost.ts';
import {estimateCautious, monthlyMinutes, type RoiEstimate} from './estimate.ts';

/** Result of an estimate, on the calculator's page and in its PDF. */

export interface ResultRow {
  readonly term: string;
  readonly valueOf: (estimate: RoiEstimate) => number | null;
  readonly format: (value: number) => string;
}

/** Row that only the folded formula shows, because the percentage is too large to be useful. */
export const ROI_PERCENT = 'Annual ROI';

/** Results in USD, months and percent, for each case. */
export const resultRows: readonly ResultRow[] = [
  {term: 'Additional revenue', valueOf: (it) => it.additionalRevenue, format: formatDollars},
  {term: 'Staff time saved', valueOf: (it) => it.staffSaving, format: formatDollars},
  {term: `${company.name} plan`, valueOf: (it) => -it.planCost, format: formatDollars},
  {term: 'Setup, once', valueOf: (it) => it.setupFee, format: formatDollars},
  {term: 'Net gain in the first year', valueOf: (it) => it.firstYearNet, format: formatDollars},
  {term: 'Payback on setup', valueOf: (it) => it.paybackMonths, format: formatPayback},
  {term: ROI_PERCENT, valueOf: (it) => it.annualRoiPercent, format: formatPercent},
];

export const assumptionsText = (): string => {
  const a = roiAssumptions;
  return (
    `We assume ${a.workingDaysPerMonth} working days a month, and ${a.hoursPerMonth} paid hours a month for a full-time person. ` +
    `${percentOf(a.recoveryRate, 1)} of missed calls become visits, and you save ${percentOf(a.staffCostSaved, 1)} of front-desk cost. ` +
    `The plan is ${formatDollars(a.planPrice)} a month and setup is ${formatDollars(a.setupFee)}, once. ` +
    `An estimate, ±${percentOf(a.accuracy, 1)} if your inputs are right. It is not a quote or a promise.`
  );
};

const monthly = (name: string, net: number): string =>
  `${name}: net ${net < 0 ? 'loss' : 'benefit'} ${formatDollars(Math.abs(net))} a month. `;

/** Summary of the results for a screen reader. */
export const summarizeEstimate = (cautious: RoiEstimate, estimate: RoiEstimate): string =>
  monthly('Cautious case', cautious.netMonthlyBenefit) +
  `Payback on setup: ${formatPayback(cautious.paybackMonths)}. ` +
  monthly('By the formula', estimate.netMonthlyBenefit) +
  `${formatNumber(estimate.recoveredCalls, 0)} calls recovered each month. ` +
  `Payback on setup: ${formatPayback(estimate.paybackMonths)}. ` +
  `Annual ROI ${formatPercent(estimate.annualRoiPercent)}.`;

/** Names the plan of the cautious case and explains its choice, in one sentence. */
export const callLoadText = ({dailyCalls, missedPercentage}: RoiInputs): string => {
  const minutes = monthlyMinutes(dailyCalls, missedPercentage);
  const plan = singleLocationPlan(minutes);
  const extra = extraMinutes(plan, minutes);
  const beyond = extra > 0 ? ` with ${counted(extra, 'extra minute')}` : '';
  return `Your missed calls take ${counted(minutes, 'minute')} a month at ${EXAMPLE_CALL_MINUTES} minutes a call, so the cautious case counts ${plan.name}${beyond}: ${formatDollars(singleLocationCost(minutes))} a month.`;
};

/** States what the plan would cost if it took every call. */
export const allCallsText = ({dailyCalls}: RoiInputs): string => {
  const minutes = monthlyMinutes(dailyCalls);
  return `All your calls would take ${counted(minutes, 'minute')}: ${formatDollars(singleLocationCost(minutes))} a month.`;
};

/** States the first year's result and when setup pays for itself, in the cautious case. */
export const cashLegend = (inputs: RoiInputs): string => {
  const {firstYearNet, paybackMonths} = estimateCautious(inputs);
  const payback =
    paybackMonths === null
      ? 'Setup never pays for itself.'
      : `Setup pays for itself in ${formatPayback(paybackMonths)}. In practice, plan for 1 to ${claims.roiMonths} months: the first weeks bring fewer calls than the formula counts.`;
  const side = firstYearNet < 0 ? 'behind' : 'ahead';
  return `In the cautious case, you are ${formatDollars(Math.abs(firstYearNet))} ${side} after a year, setup included. ${payback}`;
};
