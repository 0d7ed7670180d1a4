import {
  annualDiscount,
  plans,
  setupFee,
  volumeDiscountFrom,
  type Plan,
} from '../../../data/plans.ts';
import {MONTHS_PER_YEAR} from '../../../data/roiAssumptions.ts';
import {formatDollarsAndCents} from '../../../lib/format/numbers.ts';
import type {PlanFit, PracticeSize} from './findPlan.ts';
import {isPriced, planCost} from './planCost.ts';

export const billingIds = ['monthly', 'annual'] as const;
export type BillingId = (typeof billingIds)[number];

/** Computes a plan's monthly price in USD, to the cent; null if it is quoted. */
export const monthlyPrice = ({price}: Plan, billing: BillingId): number | null => {
  if (price === 'Custom') return null;
  return billing === 'annual'
    ? Math.round(price * (1 - annualDiscount.fraction) * 100) / 100
    : price;
};

/**
 * Computes the cost in USD of a month, including minutes beyond the plan, and of the first twelve months
 * with setup; null if the price is quoted.
 */
const firstYearCost = (
  fit: PlanFit,
  minutes: number,
  billing: BillingId,
): {readonly monthly: number; readonly total: number} | null => {
  const plan: Plan | null = fit.kind === 'plan' ? plans[fit.planId] : null;
  if (plan === null || !isPriced(plan)) return null;
  const price = monthlyPrice(plan, billing) ?? plan.price;
  const monthly = planCost({...plan, price}, minutes);
  const total = Math.round((setupFee.special + monthly * MONTHS_PER_YEAR) * 100) / 100;
  return {monthly, total};
};

/** Formats the first year's cost in one line. */
export const firstYearText = (
  fit: PlanFit,
  {locations, minutes}: PracticeSize,
  billing: BillingId = 'monthly',
): string => {
  const usd = formatDollarsAndCents;
  const setup = `First year: ${usd(setupFee.special)} setup`;
  const cost = firstYearCost(fit, minutes, billing);
  if (cost === null) return `${setup} and ${MONTHS_PER_YEAR} months at the price we quote you.`;
  const discount = locations >= volumeDiscountFrom ? ', before your volume discount' : '';
  return `${setup} + ${MONTHS_PER_YEAR} × ${usd(cost.monthly)} = ${usd(cost.total)}${discount}.`;
};
