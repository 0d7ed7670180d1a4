import {annualDiscount, type Plan} from '../../data/plans.ts';

export const billingIds = ['monthly', 'annual'] as const;
export type BillingId = (typeof billingIds)[number];

/** USD a month under a way of paying, to the cent; null where the plan is quoted. */
export const monthlyPrice = ({price}: Plan, billing: BillingId): number | null => {
  if (price === 'Custom') return null;
  return billing === 'annual'
    ? Math.round(price * (1 - annualDiscount.fraction) * 100) / 100
    : price;
};
