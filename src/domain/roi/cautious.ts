import {cautiousAssumptions} from '../../data/roiAssumptions';
import {type RoiInputs} from '../../data/roiFields';
import {formatDollars, formatMonths, formatPercent} from '../../format/numbers';
import {estimateRoi} from './estimate';

/** The case to plan with, in one sentence: the same formula with few callers who come back. */
export const cautiousText = (inputs: RoiInputs): string => {
  const {netMonthlyBenefit: net, paybackMonths} = estimateRoi(inputs, cautiousAssumptions);
  const share = formatPercent(cautiousAssumptions.recoveryRate * 100);
  const result =
    paybackMonths === null
      ? `${formatDollars(net)} a month is left, and setup is never earned back`
      : `${formatDollars(net)} a month is left, and setup is earned back after ${formatMonths(paybackMonths)}`;
  return `If ${share} of the missed calls become visits and staff hours stay the same, ${result}.`;
};
