import {EXAMPLE_CALL_MINUTES} from '../../../data/plans.ts';
import {costForOne} from '../../pricing/rules/findPlan.ts';
import {cautiousAssumptions} from '../../roi/assumptions.ts';
import {defaultRoiInputs, type RoiInputs} from '../../roi/fields.ts';
import type {LogFigures} from './figures.ts';

export interface Worth {
  /** Inputs that the calculator is opened with: whole numbers, so that both pages agree. */
  readonly inputs: RoiInputs;
  /** A month: callers not reached, or missed calls where nobody can be followed. */
  readonly callers: number;
  /** USD a month in the cautious case. */
  readonly revenue: number;
  /** USD a month of the plan that fits the missed calls, as in the calculator. */
  readonly planCost: number;
  readonly net: number;
}

/** Value of answering the calls, at the calculator's example revenue per visit. */
export const estimatedValue = (figures: LogFigures): Worth => {
  const {calls, workingDays, share, callers: missedCallers, missed, perMonth} = figures;
  const inputs: RoiInputs = {
    ...defaultRoiInputs,
    dailyCalls: Math.max(1, Math.round(calls / Math.max(1, workingDays))),
    missedPercentage: Math.round(share * 100),
  };
  const callers = (missedCallers ? missedCallers['not-reached'] : missed) * perMonth;
  const revenue = callers * cautiousAssumptions.recoveryRate * inputs.avgRevenuePerVisit;
  const minutes = figures.minutes?.missed ?? Math.ceil(missed * perMonth * EXAMPLE_CALL_MINUTES);
  const planCost = costForOne(minutes);
  return {inputs, callers, revenue, planCost, net: revenue - planCost};
};
