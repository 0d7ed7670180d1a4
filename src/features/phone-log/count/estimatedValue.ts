import {EXAMPLE_CALL_MINUTES} from '../../../data/plans.ts';
import {singleLocationCost} from '../../pricing/rules/findPlan.ts';
import {cautiousAssumptions} from '../../../data/roiAssumptions.ts';
import {defaultRoiInputs, type RoiInputs} from '../../roi/data/fields.ts';
import type {LogFigures} from './figures.ts';

/** Value of answering the calls, at the calculator's example revenue per visit. */
export const estimatedValue = (figures: LogFigures) => {
  const {calls, workingDays, share, callers: missedCallers, missed, perMonth} = figures;
  // Whole numbers, so that the calculator agrees.
  const inputs: RoiInputs = {
    ...defaultRoiInputs,
    dailyCalls: Math.max(1, Math.round(calls / Math.max(1, workingDays))),
    missedPercentage: Math.round(share * 100),
  };
  // Callers per month who were not reached; without callers' numbers, missed calls per month.
  const callers = (missedCallers ? missedCallers['not-reached'] : missed) * perMonth;
  const revenue = callers * cautiousAssumptions.recoveryRate * inputs.avgRevenuePerVisit;
  const minutes = figures.minutes?.missed ?? Math.ceil(missed * perMonth * EXAMPLE_CALL_MINUTES);
  const planCost = singleLocationCost(minutes);
  return {inputs, callers, revenue, planCost, net: revenue - planCost};
};
