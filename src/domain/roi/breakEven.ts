import {roiAssumptions} from '../../data/roiAssumptions.ts';
import type {RoiInputs} from '../../data/roiFields.ts';
import {estimateRoi, MONTHS_PER_YEAR} from './estimate.ts';

/** `month`: the plan's price is covered every month. `first-year`: that, and the setup too. */
export type BreakEvenGoal = 'month' | 'first-year';

export interface BreakEven {
  /**
   * Fewest whole recovered calls a month at which more comes in than goes out; null when a visit
   * brings in nothing.
   */
  readonly recoveredCalls: number | null;
  /**
   * Smallest missed rate, percent with one decimal, at which it pays; null when even missing every
   * call would not be enough, or there are no calls.
   */
  readonly missedPercentage: number | null;
}

/** A threshold search that floating point cannot push to the wrong side: checked, then nudged. */
const smallestStep = (guess: number, pays: (step: number) => boolean): number => {
  let step = Math.max(0, Math.floor(guess));
  // Numbers beyond 2^53 no longer move by one; the guess is then as good as it gets.
  if (step >= Number.MAX_SAFE_INTEGER) return step;
  while (step > 0 && pays(step - 1)) step -= 1;
  while (!pays(step)) step += 1;
  return step;
};

/** Condition for a benefit from recovered calls alone, without staff time; all other inputs as they are. */
export const breakEven = (inputs: RoiInputs, goal: BreakEvenGoal): BreakEven => {
  const perCall = inputs.avgRevenuePerVisit;
  if (perCall <= 0) return {recoveredCalls: null, missedPercentage: null};
  /** USD a month that recovered visits must bring in, strictly more than. */
  const needed =
    estimateRoi(inputs).planCost +
    (goal === 'first-year' ? roiAssumptions.setupFee / MONTHS_PER_YEAR : 0);
  const revenueAt = (tenths: number): number =>
    estimateRoi({...inputs, missedPercentage: tenths / 10}).additionalRevenue;
  return {
    recoveredCalls: smallestStep(needed / perCall, (calls) => calls * perCall > needed),
    missedPercentage:
      revenueAt(1000) > needed
        ? smallestStep(needed / revenueAt(1), (tenths) => revenueAt(tenths) > needed) / 10
        : null,
  };
};
