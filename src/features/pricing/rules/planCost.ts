import {EXTRA_MINUTE_PRICE, type Plan} from '../../../data/plans.ts';

/** Plan with a list price; Enterprise is quoted. */
export type PricedPlan = Plan & {readonly price: number; readonly minutesPerMonth: number};

export const isPriced = (plan: Plan): plan is PricedPlan =>
  plan.price !== 'Custom' && plan.minutesPerMonth !== null;

/** Computes the minutes a month beyond those that a plan includes. */
export const extraMinutes = (
  {minutesPerMonth}: Pick<PricedPlan, 'minutesPerMonth'>,
  minutes: number,
): number => Math.max(0, Math.ceil(minutes - minutesPerMonth));

/** Computes a plan's monthly cost in USD, to the cent, including the minutes beyond it. */
export const planCost = (plan: PricedPlan, minutes: number): number =>
  Math.round((plan.price + extraMinutes(plan, minutes) * EXTRA_MINUTE_PRICE) * 100) / 100;

/** Computes the maximum minutes a month for which a plan costs no more than a larger plan's list price. */
export const minutesBelowPrice = (plan: PricedPlan, {price}: PricedPlan): number => {
  const affordable = Math.floor((price - plan.price) / EXTRA_MINUTE_PRICE);
  return plan.minutesPerMonth + affordable;
};
