import {roiAssumptions} from '../../data/roiAssumptions.ts';
import {formatDollars, formatNumber, formatPayback, formatPercent} from '../../format/numbers.ts';
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

/** What the formula takes for granted about calls and staff. */
export const formulaAssumptionText = (): string =>
  `If ${formatPercent(roiAssumptions.recoveryRate * 100)} do, and ${formatPercent(roiAssumptions.staffCostSaved * 100)} of front-desk cost is saved.`;

/** The range around the net benefit and where it comes from; empty where it says nothing. */
export const netRangeText = (net: number): string => {
  const range = formatAccuracy(net, formatDollars);
  return range === ''
    ? ''
    : `${range} at our stated accuracy of ±${formatPercent(roiAssumptions.accuracy * 100, 1)}`;
};
