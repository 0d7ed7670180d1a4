import {roiAssumptions} from '../../data/roiAssumptions.ts';
import {
  formatDollars,
  formatNumber,
  formatPayback,
  formatPercent,
  percentOf,
} from '../../format/numbers.ts';
import {formatAccuracy, type RoiEstimate} from './estimate.ts';

const monthly = (name: string, net: number): string =>
  `${name}: net ${net < 0 ? 'loss' : 'benefit'} ${formatDollars(Math.abs(net))} a month. `;

/** The results in one breath, for a screen reader. */
export const summarizeEstimate = (cautious: RoiEstimate, estimate: RoiEstimate): string =>
  monthly('Cautious case', cautious.netMonthlyBenefit) +
  `Payback on setup: ${formatPayback(cautious.paybackMonths)}. ` +
  monthly('By the formula', estimate.netMonthlyBenefit) +
  `${formatNumber(estimate.recoveredCalls, 0)} calls recovered each month. ` +
  `Payback on setup: ${formatPayback(estimate.paybackMonths)}. ` +
  `Annual ROI ${formatPercent(estimate.annualRoiPercent)}.`;

/** Assumptions of the formula about calls and staff. */
export const formulaAssumptionText = (): string =>
  `If ${percentOf(roiAssumptions.recoveryRate)} do, and ${percentOf(roiAssumptions.staffCostSaved)} of front-desk cost is saved.`;

/** The range around the net benefit and where it comes from; empty where it says nothing. */
export const netRangeText = (net: number): string => {
  const range = formatAccuracy(net, formatDollars);
  return range === ''
    ? ''
    : `${range} at our stated accuracy of ±${percentOf(roiAssumptions.accuracy, 1)}`;
};
