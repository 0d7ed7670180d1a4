import {EXAMPLE_CALL_MINUTES} from '../../../data/plans.ts';
import {
  cautiousAssumptions,
  MONTHS_PER_YEAR,
  roiAssumptions,
  type RoiAssumptions,
} from '../../../data/roiAssumptions.ts';
import type {RoiInputs} from '../data/fields.ts';
import {singleLocationCost} from '../../pricing/rules/findPlan.ts';

export interface RoiEstimate {
  /** Missed calls a month before anything changes. */
  readonly missedCalls: number;
  /** Missed calls a month that become visits. */
  readonly recoveredCalls: number;
  /** USD a month. */
  readonly additionalRevenue: number;
  /** USD a month that the front desk costs today. */
  readonly staffCost: number;
  /** USD a month; the part of the staff cost that is saved. */
  readonly staffSaving: number;
  /** USD a month for the plan. */
  readonly planCost: number;
  /** USD, once. */
  readonly setupFee: number;
  /** USD a month; negative is a loss. */
  readonly netMonthlyBenefit: number;
  /** USD left after twelve months and the setup. */
  readonly firstYearNet: number;
  /** Percent of the setup fee: 8620.4 is 8,620.4%. */
  readonly annualRoiPercent: number;
  /** Months until the setup is earned back; null when the net benefit is zero or negative. */
  readonly paybackMonths: number | null;
}

/** Computes the minutes a month of some of a practice's calls, rounded up; 0 for a negative number of calls. */
export const monthlyMinutes = (dailyCalls: number, percentage = 100): number => {
  const calls = (dailyCalls * roiAssumptions.workingDaysPerMonth * percentage) / 100;
  return calls > 0 ? Math.ceil(calls * EXAMPLE_CALL_MINUTES) : 0;
};

/**
 * Computes the ROI formula, fixed by the owner. Accepts any finite numbers, also negative ones
 * (`implausibleNotes` has notes on them).
 */
export const estimateRoi = (
  inputs: RoiInputs,
  assumptions: RoiAssumptions = roiAssumptions,
  /** USD a month. */
  planCost: number = assumptions.planPrice,
): RoiEstimate => {
  const missedCalls =
    (inputs.dailyCalls * assumptions.workingDaysPerMonth * inputs.missedPercentage) / 100;
  const recoveredCalls = missedCalls * assumptions.recoveryRate;
  const additionalRevenue = recoveredCalls * inputs.avgRevenuePerVisit;
  const staffCost = inputs.currentReceptionists * inputs.hourlyWage * assumptions.hoursPerMonth;
  const staffSaving = staffCost * assumptions.staffCostSaved;
  const netMonthlyBenefit = additionalRevenue + staffSaving - planCost;
  const firstYearNet = netMonthlyBenefit * MONTHS_PER_YEAR - assumptions.setupFee;

  return {
    missedCalls,
    recoveredCalls,
    additionalRevenue,
    staffCost,
    staffSaving,
    planCost,
    setupFee: assumptions.setupFee,
    netMonthlyBenefit,
    firstYearNet,
    annualRoiPercent: (firstYearNet / assumptions.setupFee) * 100,
    paybackMonths: netMonthlyBenefit > 0 ? assumptions.setupFee / netMonthlyBenefit : null,
  };
};

/** Computes the cautious case: fewer recovered calls, and the price of the plan that fits. */
export const estimateCautious = (inputs: RoiInputs): RoiEstimate =>
  estimateRoi(
    inputs,
    cautiousAssumptions,
    singleLocationCost(monthlyMinutes(inputs.dailyCalls, inputs.missedPercentage)),
  );
