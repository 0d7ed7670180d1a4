import {plans, setupFee} from './plans.ts';

/** Assumptions of the ROI formula (fixed by the owner). */
export interface RoiAssumptions {
  /** Days a month on which the practice takes calls. */
  readonly workingDaysPerMonth: number;
  /** Fraction of missed calls that are answered and become a visit. */
  readonly recoveryRate: number;
  /** Paid hours a month of one full-time person. */
  readonly hoursPerMonth: number;
  /** Fraction of the front desk's cost that is saved. */
  readonly staffCostSaved: number;
  /** USD a month for the plan. */
  readonly planPrice: number;
  /** USD, once. */
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

/** The case to plan with: few callers come back, and nobody's hours change. */
export const cautiousAssumptions = {
  ...roiAssumptions,
  recoveryRate: 0.2,
  staffCostSaved: 0,
} as const satisfies RoiAssumptions;

/** A full-time week, in hours. Staff is stored as FTE and edited as weekly hours (fixed by the owner). */
export const HOURS_PER_FTE_WEEK = 40;
