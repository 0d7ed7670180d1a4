import {EXAMPLE_CALL_MINUTES, plans} from '../../data/plans';
import {roiAssumptions} from '../../data/roiAssumptions';
import {type RoiInputs} from '../../data/roiFields';
import {formatNumber} from '../../format/numbers';

/** Minutes of calls a month, at two minutes a call, rounded up. */
const minutesOf = (callsPerMonth: number): number =>
  Math.max(0, Math.ceil(callsPerMonth * EXAMPLE_CALL_MINUTES));

/** What a month asks of a plan when only the missed calls are answered, and when every call is. */
export const callMinutes = ({
  dailyCalls,
  missedPercentage,
}: Pick<RoiInputs, 'dailyCalls' | 'missedPercentage'>): {missed: number; every: number} => {
  const calls = dailyCalls * roiAssumptions.workingDaysPerMonth;
  return {missed: minutesOf((calls * missedPercentage) / 100), every: minutesOf(calls)};
};

const {name, minutesPerMonth} = plans.medium;

/** Whether the plan whose price the estimate has can do the work, in one or two sentences. */
export const callLoadText = (inputs: RoiInputs): string => {
  const {missed, every} = callMinutes(inputs);
  const listed = formatNumber(minutesPerMonth);
  const length = `at ${EXAMPLE_CALL_MINUTES} minutes a call`;
  if (missed > minutesPerMonth) {
    return `The missed calls alone are ${formatNumber(missed)} minutes a month ${length}, more than the ${listed} of the ${name} plan: it is quoted, and the estimate does not have its price.`;
  }
  const first = `The missed calls are ${formatNumber(missed)} minutes a month ${length}: they fit the ${name} plan’s ${listed}.`;
  return every > minutesPerMonth
    ? `${first} Every call would be ${formatNumber(every)}: that is quoted.`
    : `${first} Every call would be ${formatNumber(every)}, and fits as well.`;
};
