import {annualDiscount, plans, setupFee, volumeDiscountFrom, type Plan} from '../../data/plans.ts';
import {formatDollarsAndCents, formatNumber} from '../../format/numbers.ts';
import {MONTHS_PER_YEAR} from '../roi/estimate.ts';
import {counted} from '../../format/counted.ts';
import type {PlanFit, PracticeSize} from './findPlan.ts';

export const billingIds = ['monthly', 'annual'] as const;
export type BillingId = (typeof billingIds)[number];

/** USD a month under a way of paying, to the cent; null where the plan is quoted. */
export const monthlyPrice = ({price}: Plan, billing: BillingId): number | null => {
  if (price === 'Custom') return null;
  return billing === 'annual'
    ? Math.round(price * (1 - annualDiscount.fraction) * 100) / 100
    : price;
};

/** USD a month, and in the first twelve months with their setup; null where the price is quoted. */
export const firstYearCost = (
  fit: PlanFit,
  billing: BillingId = 'monthly',
): {readonly monthly: number; readonly total: number} | null => {
  const monthly = fit.kind === 'plan' ? monthlyPrice(plans[fit.planId], billing) : null;
  return monthly === null ? null : {monthly, total: setupFee.special + monthly * MONTHS_PER_YEAR};
};

/** The first year in one line, with what the minutes need. */
export const firstYearText = (
  fit: PlanFit,
  {locations, minutes}: PracticeSize,
  billing: BillingId = 'monthly',
): string => {
  const usd = formatDollarsAndCents;
  const setup = `First year: ${usd(setupFee.special)} setup`;
  const cost = firstYearCost(fit, billing);
  if (cost === null || fit.kind !== 'plan') {
    return `${setup} and ${MONTHS_PER_YEAR} months at the price that we quote for ${counted(locations, 'location')} and ${counted(minutes, 'minute')}.`;
  }
  const held = formatNumber(plans[fit.planId].minutesPerMonth ?? 0);
  const discount = locations >= volumeDiscountFrom ? ', before your volume discount' : '';
  return `${setup} + ${MONTHS_PER_YEAR} × ${usd(cost.monthly)} = ${usd(cost.total)} for ${formatNumber(minutes)} of ${held} minutes a month${discount}.`;
};
