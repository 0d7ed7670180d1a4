import {cautiousAssumptions, roiAssumptions} from '../assumptions.ts';
import {formatDollars, formatRange, percentOf} from '../../../lib/format/numbers.ts';

/** Assumption of the cautious case. The home page shows it, too; longer texts are in resultTexts.ts. */

export const cautiousAssumptionText = (): string =>
  `If ${percentOf(cautiousAssumptions.recoveryRate)} of the missed calls become visits and staff hours stay the same.`;

/**
 * Formats the range around the net benefit, smaller number first, with its source; '' if both ends are
 * formatted the same.
 */
export const netRangeText = (net: number): string => {
  const margin = Math.abs(net) * roiAssumptions.accuracy;
  const range = formatRange(net - margin, net + margin, formatDollars);
  return range === '' ? '' : `${range}, the formula’s ±${percentOf(roiAssumptions.accuracy, 1)}`;
};

/** Assumptions of the formula about calls and staff, with the range around its net benefit. */
export const formulaAssumptionText = (net: number): string => {
  const range = netRangeText(net);
  return `If ${percentOf(roiAssumptions.recoveryRate)} become visits and you save ${percentOf(roiAssumptions.staffCostSaved)} of your front-desk cost.${range === '' ? '' : ` ${range}.`}`;
};
