import {
  EXAMPLE_CALL_MINUTES,
  EXTRA_MINUTE_PRICE,
  planIds,
  plans,
  quotedLocations,
  type Plan,
  type PlanId,
} from '../../../data/plans.ts';
import {roiAssumptions} from '../../roi/assumptions.ts';
import {counted} from '../../../lib/format/counted.ts';
import {formatDollarsAndCents, formatNumber} from '../../../lib/format/numbers.ts';
import {extraMinutes, isPriced, planCost, type PricedPlan} from './planCost.ts';

export interface PracticeSize {
  /** Locations, at least 1. */
  readonly locations: number;
  /** Minutes of calls a month, at least 0. */
  readonly minutes: number;
}

/** The plan for a practice, or that no plan is made for that number of locations. */
export type PlanFit = {readonly kind: 'plan'; readonly planId: PlanId} | {readonly kind: 'quoted'};

/** Plans for that number of locations, the cheapest for those minutes first, quoted plans last. */
const plansFor = ({
  locations,
  minutes,
}: PracticeSize): readonly (Plan & {readonly id: PlanId})[] => {
  const cost = (plan: Plan): number => (isPriced(plan) ? planCost(plan, minutes) : Infinity);
  return planIds
    .map((id) => plans[id])
    .filter(({locations: {min, max}}) => locations >= min && (max === null || locations <= max))
    .sort((one, other) => cost(one) - cost(other));
};

/** The cheapest plan for a practice, minutes beyond it included. */
export const findPlan = (size: PracticeSize): PlanFit => {
  const [plan] = plansFor(size);
  return plan === undefined ? {kind: 'quoted'} : {kind: 'plan', planId: plan.id};
};

/** The listed plan that costs a single location least in a month with so many minutes. */
export const planForOne = (minutes: number): PricedPlan =>
  plansFor({locations: 1, minutes}).find(isPriced) ?? plans.small;

/** USD for such a month at a single location, minutes beyond the plan included. */
export const costForOne = (minutes: number): number => planCost(planForOne(minutes), minutes);

/** Minutes a month of so many two-minute calls a working day. */
export const minutesOfCalls = (calls: number): number =>
  calls * EXAMPLE_CALL_MINUTES * roiAssumptions.workingDaysPerMonth;

/** A plan's sum for a month, with the minutes beyond it. */
const explainCost = (plan: PricedPlan, minutes: number): string => {
  const usd = formatDollarsAndCents;
  const extra = extraMinutes(plan, minutes);
  const sum =
    extra === 0
      ? ''
      : `${usd(plan.price)} + ${formatNumber(extra)} × ${usd(EXTRA_MINUTE_PRICE)} = `;
  return `${plan.name}: ${sum}${usd(planCost(plan, minutes))} a month.`;
};

/** The plan finder's answer in words. */
export const explainFit = (fit: PlanFit, {locations, minutes}: PracticeSize): string => {
  if (fit.kind === 'quoted') {
    return `For ${quotedLocations.min} to ${quotedLocations.max} locations we quote a price. Book a demo and tell us about your ${counted(locations, 'location')}.`;
  }
  const priced = plansFor({locations, minutes}).filter(isPriced);
  if (priced[0] !== undefined && extraMinutes(priced[0], minutes) > 0) {
    return priced.map((plan) => explainCost(plan, minutes)).join(' ');
  }
  if (minutes === 0) return 'Not sure? Count two minutes a call.';
  const calls = Math.round(minutes / minutesOfCalls(1));
  return `${counted(minutes, 'minute')} a month is ${
    calls === 0 ? 'less than one two-minute call' : `about ${counted(calls, 'two-minute call')}`
  } each working day.`;
};
