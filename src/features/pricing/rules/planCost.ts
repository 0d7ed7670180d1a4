import {EXTRA_MINUTE_PRICE, type Plan} from '../../../data/plans.ts';

/** A plan with a list price; Enterprise is quoted. */
export type PricedPlan = Plan & {readonly price: number; readonly minutesPerMonth: number};

export const isPriced = (plan: Plan): plan is PricedPlan =>
  plan.price !== 'Custom' && plan.minutesPerMonth !== null;

/** Minutes a month beyond those that the plan includes. */
export const extraMinutes = (
  {minutesPerMonth}: Pick<PricedPlan, 'minutesPerMonth'>,
  minutes: number,
): number => Math.max(0, Math.ceil(minutes - minutesPerMonth));

/** USD a month for one location's or one group's calls, extra minutes included, to the cent. */
export const planCost = (plan: PricedPlan, minutes: number): number =>
  Math.round((plan.price + extraMinutes(plan, minutes) * EXTRA_MINUTE_PRICE) * 100) / 100;

/** The most minutes a month for which a plan costs less than the list price of a larger one. */
export const minutesBelowPrice = (plan: PricedPlan, {price}: PricedPlan): number => {
  const affordable = Math.floor((price - plan.price) / EXTRA_MINUTE_PRICE);
  return plan.minutesPerMonth + affordable;
};
