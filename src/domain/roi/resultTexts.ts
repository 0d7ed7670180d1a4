import {brand} from '../../config/brand.ts';
import {EXAMPLE_CALL_MINUTES, plans} from '../../data/plans.ts';
import {roiAssumptions} from '../../data/roiAssumptions.ts';
import type {RoiInputs} from '../../data/roiFields.ts';
import {counted} from '../../format/counted.ts';
import {
  formatDollars,
  formatNumber,
  formatPayback,
  formatPercent,
  percentOf,
} from '../../format/numbers.ts';
import {breakEven, type BreakEven} from './breakEven.ts';
import {callMinutes, neededPlan, type RoiEstimate} from './estimate.ts';

/** Results and sentences about an estimate, on the calculator's page and in its PDF. */

export interface ResultRow {
  readonly term: string;
  readonly of: (estimate: RoiEstimate) => number | null;
  readonly format: (value: number) => string;
}

/** Results in USD, months and percent, for each case. */
export const resultRows: readonly ResultRow[] = [
  {term: 'Additional revenue', of: (it) => it.additionalRevenue, format: formatDollars},
  {term: 'Staff time saved', of: (it) => it.staffSaving, format: formatDollars},
  {term: `${brand.name} plan`, of: (it) => -it.planCost, format: formatDollars},
  {term: 'Setup, once', of: (it) => it.setupFee, format: formatDollars},
  {term: 'Left after a year', of: (it) => it.firstYearNet, format: formatDollars},
  {term: 'Payback on setup', of: (it) => it.paybackMonths, format: formatPayback},
  {term: 'Annual ROI', of: (it) => it.annualRoiPercent, format: formatPercent},
];

/** Assumptions of the formula, in full. */
export const assumptionsText = (planPrice: number = roiAssumptions.planPrice): string => {
  const a = roiAssumptions;
  return (
    `We assume ${a.workingDaysPerMonth} working days a month, that ${percentOf(a.recoveryRate, 1)} of missed calls become visits, ` +
    `${a.hoursPerMonth} paid hours a month for a full-time person, and that ${percentOf(a.staffCostSaved, 1)} of front-desk cost is saved. ` +
    `The plan is ${formatDollars(planPrice)} a month and setup is ${formatDollars(a.setupFee)}, once. ` +
    `An estimate, stated to ±${percentOf(a.accuracy, 1)}; not a quote and not a promise.`
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

const breakEvenPart = ({recoveredCalls, missedPercentage}: BreakEven): string => {
  const rate =
    missedPercentage === null
      ? 'more than you get, even if every call were missed'
      : `from ${formatPercent(missedPercentage, 1)} of calls missed`;
  return `${counted(recoveredCalls, 'recovered call')} a month (${rate})`;
};

/** Recovered calls that pay for the plan, and for the setup too. */
export const breakEvenText = (inputs: RoiInputs): string => {
  if (inputs.avgRevenuePerVisit <= 0) return 'Not reached: a visit brings in nothing.';
  const [plan, setup] = [breakEven(inputs, 'month'), breakEven(inputs, 'first-year')];
  return `The plan pays for itself with ${breakEvenPart(plan)}. With setup, it takes ${breakEvenPart(setup)} in the first year. Counted with your revenue per visit, and without staff time.`;
};

const countedPlanText = (inputs: RoiInputs, which: 'missed' | 'every', length: string): string => {
  const minutes = formatNumber(callMinutes(inputs)[which]);
  const first = `${which === 'missed' ? 'Your missed calls' : 'All your calls'} take ${minutes} minutes a month ${length}`;
  const plan = neededPlan(inputs);
  return plan === undefined
    ? `${first}, more than a listed plan includes. Ask us for a quote; until then we count ${formatDollars(roiAssumptions.planPrice)}.`
    : `${first}, so we count the ${plan.name} plan: ${formatDollars(plan.price)} a month for one location.`;
};

const {small, medium} = plans;

/** Explains whether the plan whose price the estimate has can do the work, in a few sentences. */
export const callLoadText = (inputs: RoiInputs): string => {
  const {missed, every} = callMinutes(inputs);
  const length = `at ${EXAMPLE_CALL_MINUTES} minutes a call`;
  if (inputs.plan !== undefined) return countedPlanText(inputs, inputs.plan, length);
  const first = `Your missed calls take ${formatNumber(missed)} minutes a month ${length}`;
  if (missed > medium.minutesPerMonth) {
    return `${first}, more than the ${formatNumber(medium.minutesPerMonth)} of the ${medium.name} plan. Ask us for a quote: the estimate does not include it.`;
  }
  const plan =
    missed > small.minutesPerMonth
      ? `${first}, within the ${medium.name} plan (${formatNumber(medium.minutesPerMonth)}).`
      : `${first}, within the ${small.name} plan (${formatNumber(small.minutesPerMonth)}). We count ${medium.name} (${formatDollars(medium.price)}), as the formula does.`;
  const all = `Answering every call would take ${formatNumber(every)}`;
  return every > medium.minutesPerMonth
    ? `${plan} ${all}: ask us for a quote.`
    : `${plan} ${all}, within ${medium.name}.`;
};
