import {plans, setupFee, volumeDiscountFrom} from '../../data/plans.ts';
import {formatDollarsAndCents, formatNumber} from '../../format/numbers.ts';
import {MONTHS_PER_YEAR} from '../roi/estimate.ts';
import {counted} from '../../format/counted.ts';
import {monthlyPrice, type BillingId} from './billing.ts';
import type {PlanFit, PracticeSize} from './findPlan.ts';

export interface FirstYearCost {
  /** USD, once. */
  readonly setup: number;
  /** USD a month. */
  readonly monthly: number;
  /** USD in the first twelve months. */
  readonly total: number;
}

/** Setup and twelve months; null where the price is quoted. */
export const firstYearCost = (
  fit: PlanFit,
  billing: BillingId = 'monthly',
): FirstYearCost | null => {
  const monthly = fit.kind === 'plan' ? monthlyPrice(plans[fit.planId], billing) : null;
  if (monthly === null) return null;
  const setup = setupFee.special;
  return {setup, monthly, total: setup + monthly * MONTHS_PER_YEAR};
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
  const needed = counted(minutes, 'minute');
  if (cost === null || fit.kind !== 'plan') {
    return `${setup} and ${MONTHS_PER_YEAR} months at the price that we quote for ${counted(locations, 'location')} and ${needed}.`;
  }
  const {minutesPerMonth} = plans[fit.planId];
  const held =
    minutesPerMonth === null
      ? needed
      : `${formatNumber(minutes)} of ${formatNumber(minutesPerMonth)} minutes`;
  const discount = locations >= volumeDiscountFrom ? ', before your volume discount' : '';
  return `${setup} + ${MONTHS_PER_YEAR} × ${usd(cost.monthly)} = ${usd(cost.total)} for ${held} a month${discount}.`;
};
