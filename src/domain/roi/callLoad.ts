import {plans} from '../../data/plans';
import {roiAssumptions} from '../../data/roiAssumptions';
import {type RoiInputs} from '../../data/roiFields';
import {formatNumber} from '../../format/numbers';
import {EXAMPLE_CALL_MINUTES, findPlan, type PlanFit} from '../pricing/findPlan';

export interface CallLoad {
  /** Minutes of calls a month, at two minutes a call, rounded up. */
  readonly minutes: number;
  /** The plan of one location that holds them, by the plan finder. */
  readonly fit: PlanFit;
}

const loadOf = (callsPerMonth: number): CallLoad => {
  const minutes = Math.max(0, Math.ceil(callsPerMonth * EXAMPLE_CALL_MINUTES));
  return {minutes, fit: findPlan({locations: 1, minutes})};
};

/** What a month asks of a plan when only the missed calls are answered, and when every call is. */
export const callLoads = ({
  dailyCalls,
  missedPercentage,
}: Pick<RoiInputs, 'dailyCalls' | 'missedPercentage'>): {missed: CallLoad; every: CallLoad} => {
  const calls = dailyCalls * roiAssumptions.workingDaysPerMonth;
  return {missed: loadOf((calls * missedPercentage) / 100), every: loadOf(calls)};
};

const {name, minutesPerMonth} = plans.medium;

/** Whether the plan whose price the estimate has can do the work, in one or two sentences. */
export const callLoadText = (inputs: RoiInputs): string => {
  const {missed, every} = callLoads(inputs);
  const listed = formatNumber(minutesPerMonth);
  const length = `at ${EXAMPLE_CALL_MINUTES} minutes a call`;
  if (missed.minutes > minutesPerMonth) {
    return `The missed calls alone are ${formatNumber(missed.minutes)} minutes a month ${length}, more than the ${listed} of the ${name} plan: it is quoted, and the estimate does not have its price.`;
  }
  const first = `The missed calls are ${formatNumber(missed.minutes)} minutes a month ${length}: the ${name} plan’s ${listed} hold them.`;
  return every.minutes > minutesPerMonth
    ? `${first} Every call would be ${formatNumber(every.minutes)}: that is quoted.`
    : `${first} Every call would be ${formatNumber(every.minutes)}, and fits as well.`;
};
