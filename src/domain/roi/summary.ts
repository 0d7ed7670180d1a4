import {formatDollars, formatMonths, formatNumber, formatPercent} from '../format/numbers';
import {type RoiEstimate} from './estimate';

/** The results in one breath, for a screen reader. */
export const summarizeEstimate = (estimate: RoiEstimate): string => {
  const net = estimate.netMonthlyBenefit;
  return (
    `${net < 0 ? 'Net loss' : 'Net benefit'} ${formatDollars(Math.abs(net))} a month. ` +
    `${formatNumber(estimate.recoveredCalls, 0)} calls recovered each month. ` +
    `Annual ROI ${formatPercent(estimate.annualRoiPercent)}. ` +
    `Payback on setup: ${formatMonths(estimate.paybackMonths)}.`
  );
};
