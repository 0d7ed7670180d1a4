import {planIds, plans, type Plan, type PlanId} from '../../../data/plans.ts';
import {isPriced, planCost, type PricedPlan} from './planCost.ts';

export interface PracticeSize {
  /** Locations, at least 1. */
  readonly locations: number;
  /** Minutes of calls a month, at least 0. */
  readonly minutes: number;
}

/** Plan for a practice, or a quote if no plan is for that number of locations. */
export type PlanFit = {readonly kind: 'plan'; readonly planId: PlanId} | {readonly kind: 'quoted'};

/** Lists the plans for a number of locations, cheapest for those minutes first, quoted plans last. */
export const plansFor = ({
  locations,
  minutes,
}: PracticeSize): readonly (Plan & {readonly id: PlanId})[] => {
  const cost = (plan: Plan): number => (isPriced(plan) ? planCost(plan, minutes) : Infinity);
  return planIds
    .map((id) => plans[id])
    .filter(({locations: {min, max}}) => locations >= min && (max === null || locations <= max))
    .sort((a, b) => cost(a) - cost(b));
};

/** Finds the cheapest plan for a practice, including the minutes beyond it. */
export const findPlan = (size: PracticeSize): PlanFit => {
  const [plan] = plansFor(size);
  return plan === undefined ? {kind: 'quoted'} : {kind: 'plan', planId: plan.id};
};

/** Finds the cheapest listed plan for a single location with that many minutes a month. */
export const singleLocationPlan = (minutes: number): PricedPlan =>
  plansFor({locations: 1, minutes}).find(isPriced) ?? plans.small;

/** Computes the monthly cost in USD of the cheapest plan for a single location, including extra minutes. */
export const singleLocationCost = (minutes: number): number =>
  planCost(singleLocationPlan(minutes), minutes);
