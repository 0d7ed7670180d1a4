import {roiAssumptions} from '../../data/roiAssumptions';
import {formatDollars, formatNumber, formatPayback, formatPercent} from '../../format/numbers';
import {formatAccuracy, type RoiEstimate} from './estimate';

/** The results in one breath, for a screen reader. */
export const summarizeEstimate = (estimate: RoiEstimate): string => {
  const net = estimate.netMonthlyBenefit;
  return (
    `${net < 0 ? 'Net loss' : 'Net benefit'} ${formatDollars(Math.abs(net))} a month. ` +
    `${formatNumber(estimate.recoveredCalls, 0)} calls recovered each month. ` +
    `Payback on setup: ${formatPayback(estimate.paybackMonths)}. ` +
    `Annual ROI ${formatPercent(estimate.annualRoiPercent)}.`
  );
};

/** The range around the net benefit and where it comes from; empty where it says nothing. */
export const netRangeText = (net: number): string => {
  const range = formatAccuracy(net, formatDollars);
  return range === ''
    ? ''
    : `${range} at our stated accuracy of ±${formatPercent(roiAssumptions.accuracy * 100, 1)}`;
};
