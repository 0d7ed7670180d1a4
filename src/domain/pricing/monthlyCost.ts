import {operatorFacts} from '../../data/operatorFacts.ts';
import {plans} from '../../data/plans.ts';

/** USD for each minute beyond a plan. */
export const extraMinutePrice = operatorFacts.overMinutes.value;

/** Plans that a practice with a single location can choose at a listed price. */
export const singleLocationPlans = [plans.small, plans.medium] as const;
export type SingleLocationPlan = (typeof singleLocationPlans)[number];

/** USD for a month with so many minutes of calls, those beyond the plan included. */
export const monthlyCost = (
  {price, minutesPerMonth}: SingleLocationPlan,
  minutes: number,
): number => price + extraMinutePrice * Math.max(0, minutes - minutesPerMonth);

/** The plan that costs a single location least in a month with so many minutes. */
export const cheapestPlan = (minutes: number): SingleLocationPlan =>
  singleLocationPlans.reduce((cheapest, plan) =>
    monthlyCost(plan, minutes) < monthlyCost(cheapest, minutes) ? plan : cheapest,
  );

/** Lowest listed price in USD of such a month at a single location. */
export const lowestMonthlyCost = (minutes: number): number =>
  monthlyCost(cheapestPlan(minutes), minutes);
