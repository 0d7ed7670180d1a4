import {cautiousAssumptions} from '../../data/roiAssumptions.ts';
import type {RoiInputs} from '../../data/roiFields.ts';
import {formatDollars, formatMonths, formatPercent} from '../../format/numbers.ts';
import {estimateRoi, type RoiEstimate} from './estimate.ts';

/** The case to plan with: the same formula with few callers who come back. */
export const estimateCautious = (inputs: RoiInputs): RoiEstimate =>
  estimateRoi(inputs, cautiousAssumptions);

const share = formatPercent(cautiousAssumptions.recoveryRate * 100);

/** What the cautious case takes for granted. */
export const cautiousAssumptionText = (): string =>
  `If ${share} of the missed calls become visits and staff hours stay the same.`;

/** The cautious case in one sentence. */
export const cautiousText = (inputs: RoiInputs): string => {
  const {netMonthlyBenefit: net, paybackMonths} = estimateCautious(inputs);
  const result =
    paybackMonths === null
      ? `${formatDollars(net)} a month is left, and setup is never earned back`
      : `${formatDollars(net)} a month is left, and setup is earned back after ${formatMonths(paybackMonths)}`;
  return `If ${share} of the missed calls become visits and staff hours stay the same, ${result}.`;
};
