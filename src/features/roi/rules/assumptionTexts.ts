import {cautiousAssumptions, roiAssumptions} from '../../../data/roiAssumptions.ts';
import {formatDollars, formatRange, percentOf} from '../../../lib/format/numbers.ts';

// Apart from resultTexts.ts, because the home page needs the range alone.

export const cautiousAssumptionText = (): string =>
  `If ${percentOf(cautiousAssumptions.recoveryRate)} of the missed calls become visits and staff hours stay the same.`;

/** Formats the range around the net benefit, smaller number first; '' if both ends are formatted the same. */
export const netRange = (net: number): string => {
  const margin = Math.abs(net) * roiAssumptions.accuracy;
  return formatRange(net - margin, net + margin, formatDollars);
};

/** Formats that range with its source; '' without one. */
export const netRangeText = (net: number): string => {
  const range = netRange(net);
  return range === '' ? '' : `${range}, the formula’s ±${percentOf(roiAssumptions.accuracy, 1)}`;
};

/** Assumptions of the formula about calls and staff, with the range around its net benefit. */
export const formulaAssumptionText = (net: number): string => {
  const range = netRangeText(net);
  return `If ${percentOf(roiAssumptions.recoveryRate)} become visits and you save ${percentOf(roiAssumptions.staffCostSaved)} of your front-desk cost.${range === '' ? '' : ` ${range}.`}`;
};
