import {EXAMPLE_CALL_MINUTES, plans} from '../../data/plans.ts';
import {roiAssumptions} from '../../data/roiAssumptions.ts';
import type {RoiInputs} from '../../data/roiFields.ts';
import {formatDollars, formatNumber} from '../../format/numbers.ts';
import {callMinutes, neededPlan} from './countedPlan.ts';

const countedPlanText = (inputs: RoiInputs, which: 'missed' | 'every', length: string): string => {
  const minutes = formatNumber(callMinutes(inputs)[which]);
  const first = `${which === 'missed' ? 'The missed calls are' : 'All your calls are'} ${minutes} minutes a month ${length}`;
  const plan = neededPlan(inputs);
  return plan === undefined
    ? `${first}, more than our listed plans include: we quote that price. Until you have it, ${formatDollars(roiAssumptions.planPrice)} is counted.`
    : `${first}, so the ${plan.name} plan is counted: ${formatDollars(plan.price)} a month for one location.`;
};

const {name, minutesPerMonth} = plans.medium;

/** Whether the plan whose price the estimate has can do the work, in one or two sentences. */
export const callLoadText = (inputs: RoiInputs): string => {
  const {missed, every} = callMinutes(inputs);
  const listed = formatNumber(minutesPerMonth);
  const length = `at ${EXAMPLE_CALL_MINUTES} minutes a call`;
  if (inputs.plan !== undefined) return countedPlanText(inputs, inputs.plan, length);
  if (missed > minutesPerMonth) {
    return `The missed calls alone are ${formatNumber(missed)} minutes a month ${length}, more than the ${listed} of the ${name} plan: we quote that, and the estimate does not include its price.`;
  }
  const first = `The missed calls are ${formatNumber(missed)} minutes a month ${length}: they fit the ${name} plan’s ${listed}.`;
  return every > minutesPerMonth
    ? `${first} Every call would be ${formatNumber(every)}: we quote that.`
    : `${first} Every call would be ${formatNumber(every)}, which fits as well.`;
};
