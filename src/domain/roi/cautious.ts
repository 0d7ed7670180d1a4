import {cautiousAssumptions} from '../../data/roiAssumptions.ts';
import type {RoiInputs} from '../../data/roiFields.ts';
import {formatDollars, formatPayback, percentOf} from '../../format/numbers.ts';
import {estimateRoi, type RoiEstimate} from './estimate.ts';

/** The case to plan with: the same formula with few callers who come back. */
export const estimateCautious = (inputs: RoiInputs): RoiEstimate =>
  estimateRoi(inputs, cautiousAssumptions);

const premise = `If ${percentOf(cautiousAssumptions.recoveryRate)} of the missed calls become visits and staff hours stay the same`;

/** What the cautious case takes for granted. */
export const cautiousAssumptionText = (): string => `${premise}.`;

/** The cautious case in one sentence. */
export const cautiousText = (inputs: RoiInputs): string => {
  const {netMonthlyBenefit: net, paybackMonths} = estimateCautious(inputs);
  const payback =
    paybackMonths === null
      ? 'never pays for itself'
      : `pays for itself in ${formatPayback(paybackMonths)}`;
  return `${premise}, ${formatDollars(net)} a month is left, and setup ${payback}.`;
};
