import {formatNumber, formatPercent} from '../../format/numbers.ts';
import {planTerms} from '../plans.ts';
import {roiAssumptions} from '../roiAssumptions.ts';
import {defaultRoiInputs} from '../roiFields.ts';

/** Numbers of the calculator and of the terms, as an article's sentence has them. */
export const roiFigures = {
  dailyCalls: formatNumber(defaultRoiInputs.dailyCalls),
  missedPercentage: formatPercent(defaultRoiInputs.missedPercentage),
  currentReceptionists: formatNumber(defaultRoiInputs.currentReceptionists),
  recoveryRate: formatPercent(roiAssumptions.recoveryRate * 100),
  staffCostSaved: formatPercent(roiAssumptions.staffCostSaved * 100),
  moneyBackDays: formatNumber(planTerms.moneyBackDays),
} as const;
