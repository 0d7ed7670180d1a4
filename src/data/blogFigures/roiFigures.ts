import {formatNumber, formatPercent} from '../../format/numbers';
import {planTerms} from '../plans';
import {roiAssumptions} from '../roiAssumptions';
import {defaultRoiInputs} from '../roiFields';

/** Numbers of the calculator and of the terms, as an article's sentence has them. */
export const roiFigures = {
  dailyCalls: formatNumber(defaultRoiInputs.dailyCalls),
  missedPercentage: formatPercent(defaultRoiInputs.missedPercentage),
  currentReceptionists: formatNumber(defaultRoiInputs.currentReceptionists),
  recoveryRate: formatPercent(roiAssumptions.recoveryRate * 100),
  staffCostSaved: formatPercent(roiAssumptions.staffCostSaved * 100),
  moneyBackDays: formatNumber(planTerms.moneyBackDays),
} as const;
