import {EXAMPLE_CALL_MINUTES, plans} from '../../data/plans.ts';
import {roiAssumptions} from '../../data/roiAssumptions.ts';
import type {RoiInputs} from '../../data/roiFields.ts';
import {formatDollars, formatNumber} from '../../format/numbers.ts';
import {callMinutes, neededPlan} from './countedPlan.ts';

const countedPlanText = (inputs: RoiInputs, which: 'missed' | 'every', length: string): string => {
  const minutes = formatNumber(callMinutes(inputs)[which]);
  const first = `${which === 'missed' ? 'Your missed calls' : 'All your calls'} take ${minutes} minutes a month ${length}`;
  const plan = neededPlan(inputs);
  return plan === undefined
    ? `${first}, more than a listed plan includes. Ask us for a quote; until then we count ${formatDollars(roiAssumptions.planPrice)}.`
    : `${first}, so we count the ${plan.name} plan: ${formatDollars(plan.price)} a month for one location.`;
};

const {small, medium} = plans;

/** Whether the plan whose price the estimate has can do the work, in a few sentences. */
export const callLoadText = (inputs: RoiInputs): string => {
  const {missed, every} = callMinutes(inputs);
  const length = `at ${EXAMPLE_CALL_MINUTES} minutes a call`;
  if (inputs.plan !== undefined) return countedPlanText(inputs, inputs.plan, length);
  const first = `Your missed calls take ${formatNumber(missed)} minutes a month ${length}`;
  if (missed > medium.minutesPerMonth) {
    return `${first}, more than the ${formatNumber(medium.minutesPerMonth)} of the ${medium.name} plan. Ask us for a quote: the estimate does not include it.`;
  }
  const counted =
    missed > small.minutesPerMonth
      ? `${first}, within the ${medium.name} plan (${formatNumber(medium.minutesPerMonth)}).`
      : `${first}, within the ${small.name} plan (${formatNumber(small.minutesPerMonth)}). We count ${medium.name} (${formatDollars(medium.price)}), as the formula does.`;
  const all = `Answering every call would take ${formatNumber(every)}`;
  return every > medium.minutesPerMonth
    ? `${counted} ${all}: ask us for a quote.`
    : `${counted} ${all}, within ${medium.name}.`;
};
