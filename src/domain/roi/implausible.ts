import {benchmarkIds, benchmarks} from '../../data/benchmarks.ts';
import {roiFields, roiInputIds, type RoiInputId, type RoiInputs} from '../../data/roiFields.ts';
import {formatDollars, formatNumber, formatPercent} from '../../format/numbers.ts';
import {toFieldValue} from './staffHours.ts';

export interface InputNote {
  readonly field: RoiInputId;
  readonly message: string;
}

const benchmarkRates = benchmarkIds.map((id) => benchmarks[id].missedRate);

const amount = (id: RoiInputId, value: number): string => {
  const {prefix, suffix} = roiFields[id];
  if (prefix === '$') return formatDollars(value) + suffix;
  return suffix === '%' ? formatPercent(value, 1) : `${formatNumber(value, 1)}${suffix}`;
};

const messageFor = (field: RoiInputId, value: number): string | null => {
  const {label, plausibleMax} = roiFields[field];
  if (value < 0) return `${label} is below zero, so the result means little. Use 0 or more.`;
  if (value <= plausibleMax) return null;
  return field === 'missedPercentage'
    ? `More than 100% would be more calls than you get. Our benchmarks run from ${formatPercent(Math.min(...benchmarkRates))} to ${formatPercent(Math.max(...benchmarkRates))}.`
    : `${amount(field, value)} looks high. Is there an extra digit?`;
};

/** Notes on values that are counted as they are but look like a slip. Nothing is blocked. */
export const implausibleInputs = (inputs: RoiInputs): readonly InputNote[] =>
  roiInputIds.flatMap((field) => {
    const message = messageFor(field, toFieldValue(field, inputs[field]));
    return message === null ? [] : [{field, message}];
  });
