import {roiAssumptions} from '../assumptions.ts';
import type {RoiInputs} from '../fields.ts';
import {estimateRoi, MONTHS_PER_YEAR} from './estimate.ts';

export interface BreakEvenPoint {
  /** Minimum whole recovered calls a month at which the revenue exceeds the cost. */
  readonly recoveredCalls: number;
  /**
   * Minimum missed rate, percent with one decimal, at which it does; null if missing every call would
   * not be enough, or there are no calls.
   */
  readonly missedPercentage: number | null;
}

/**
 * Computes the break-even point of recovered calls alone, without staff savings. The revenue per visit
 * must be above $0.
 *
 * @param goal `month`: covers the plan's price each month. `first-year`: also covers the setup
 */
export const breakEven = (inputs: RoiInputs, goal: 'month' | 'first-year'): BreakEvenPoint => {
  /** USD a month that recovered visits must bring in, strictly more than. */
  const needed =
    estimateRoi(inputs).planCost +
    (goal === 'first-year' ? roiAssumptions.setupFee / MONTHS_PER_YEAR : 0);
  const perPercent = estimateRoi({...inputs, missedPercentage: 1}).additionalRevenue;
  return {
    recoveredCalls: Math.floor(needed / inputs.avgRevenuePerVisit) + 1,
    missedPercentage:
      perPercent * 100 > needed ? (Math.floor((needed / perPercent) * 10) + 1) / 10 : null,
  };
};
