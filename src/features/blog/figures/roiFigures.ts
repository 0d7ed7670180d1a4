import {formatNumber, formatPercent, percentOf} from '../../../lib/format/numbers.ts';
import {planTerms} from '../../../data/plans.ts';
import {roiAssumptions} from '../../../data/roiAssumptions.ts';
import {defaultRoiInputs} from '../../roi/data/fields.ts';

/** Figures of the calculator and the terms, formatted for sentences in articles. */
export const roiFigures = {
  dailyCalls: formatNumber(defaultRoiInputs.dailyCalls),
  missedPercentage: formatPercent(defaultRoiInputs.missedPercentage),
  currentReceptionists: formatNumber(defaultRoiInputs.currentReceptionists),
  recoveryRate: percentOf(roiAssumptions.recoveryRate),
  staffCostSaved: percentOf(roiAssumptions.staffCostSaved),
  moneyBackDays: formatNumber(planTerms.moneyBackDays),
} as const;
