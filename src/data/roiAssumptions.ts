import {plans, setupFee} from './plans.ts';

/** Assumptions of the ROI formula (fixed by the owner). */
export interface RoiAssumptions {
  /** Days a month on which the practice takes calls. */
  readonly workingDaysPerMonth: number;
  /** Fraction of missed calls that are answered and become a visit. */
  readonly recoveryRate: number;
  /** Paid hours per month of one full-time person. */
  readonly hoursPerMonth: number;
  /** Fraction of the front desk's cost that is saved. */
  readonly staffCostSaved: number;
  /** USD per month for the plan. */
  readonly planPrice: number;
  /** USD, one time. */
  readonly setupFee: number;
  /** Stated accuracy of the calculator: 0.15 is ±15% of a result. */
  readonly accuracy: number;
}

export const roiAssumptions = {
  workingDaysPerMonth: 22,
  recoveryRate: 0.8,
  hoursPerMonth: 160,
  staffCostSaved: 0.5,
  planPrice: plans.medium.price,
  setupFee: setupFee.special,
  accuracy: 0.15,
} as const satisfies RoiAssumptions;

/** Cautious case for planning: few callers come back, and staff hours stay the same. */
export const cautiousAssumptions = {
  ...roiAssumptions,
  recoveryRate: 0.2,
  staffCostSaved: 0,
} as const satisfies RoiAssumptions;

/** Hours of a full-time week. Staff is stored as FTE and edited as weekly hours (fixed by the owner). */
export const HOURS_PER_FTE_WEEK = 40;

export const MONTHS_PER_YEAR = 12;
