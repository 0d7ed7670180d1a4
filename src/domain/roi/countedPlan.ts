import {EXAMPLE_CALL_MINUTES, plans} from '../../data/plans.ts';
import {roiAssumptions} from '../../data/roiAssumptions.ts';
import type {RoiInputs} from '../../data/roiFields.ts';

/** Minutes of calls a month, at two minutes a call, rounded up; 0 for what isn't a number of calls. */
const minutesOf = (callsPerMonth: number): number =>
  callsPerMonth > 0 ? Math.ceil(callsPerMonth * EXAMPLE_CALL_MINUTES) : 0;

/** Minutes a month when only the missed calls are answered, and when every call is. */
export const callMinutes = ({
  dailyCalls,
  missedPercentage,
}: Pick<RoiInputs, 'dailyCalls' | 'missedPercentage'>): {missed: number; every: number} => {
  const calls = dailyCalls * roiAssumptions.workingDaysPerMonth;
  return {missed: minutesOf((calls * missedPercentage) / 100), every: minutesOf(calls)};
};

type Counted = Pick<RoiInputs, 'dailyCalls' | 'missedPercentage' | 'plan'>;

/** The listed plan that holds the chosen minutes for one location; undefined where that is quoted. */
export const neededPlan = (inputs: Counted): (typeof plans)['small' | 'medium'] | undefined => {
  const minutes = callMinutes(inputs)[inputs.plan ?? 'missed'];
  return [plans.small, plans.medium].find(({minutesPerMonth}) => minutes <= minutesPerMonth);
};

/** USD a month of the plan that is counted. The formula's own stands in for a price that is quoted. */
export const countedPlanPrice = (inputs: Counted, formulaPrice: number): number =>
  inputs.plan === undefined ? formulaPrice : (neededPlan(inputs)?.price ?? formulaPrice);
