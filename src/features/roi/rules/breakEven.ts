import {roiAssumptions} from '../assumptions.ts';
import type {RoiInputs} from '../fields.ts';
import {estimateRoi, MONTHS_PER_YEAR} from './estimate.ts';

export interface BreakEvenPoint {
  /** Fewest whole recovered calls a month at which more comes in than goes out. */
  readonly recoveredCalls: number;
  /**
   * Smallest missed rate, percent with one decimal, at which it pays; null when even missing every
   * call would not be enough, or there are no calls.
   */
  readonly missedPercentage: number | null;
}

/**
 * Condition for a benefit from recovered calls alone, without staff time; all other inputs as they
 * are, and a visit above $0.
 *
 * @param goal `month`: the plan's price is covered every month. `first-year`: that, and the setup too
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
