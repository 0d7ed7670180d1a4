import {planIds, plans, type Plan, type PlanId} from '../../../data/plans.ts';
import {isPriced, planCost, type PricedPlan} from './planCost.ts';

export interface PracticeSize {
  /** Locations, at least 1. */
  readonly locations: number;
  /** Minutes of calls a month, at least 0. */
  readonly minutes: number;
}

/** The plan for a practice, or that no plan is made for that number of locations. */
export type PlanFit = {readonly kind: 'plan'; readonly planId: PlanId} | {readonly kind: 'quoted'};

/** Plans for that number of locations, the cheapest for those minutes first, quoted plans last. */
export const plansFor = ({
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
