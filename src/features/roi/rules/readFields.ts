import {benchmarkIds, benchmarks} from '../data/benchmarks.ts';
import {
  roiFields,
  roiInputIds,
  type RoiField,
  type RoiInputId,
  type RoiInputs,
} from '../data/fields.ts';
import {formatDollarsAndCents, formatNumber, formatPercent} from '../../../lib/format/numbers.ts';
import {numberNote} from '../../../lib/numbers/numberNote.ts';
import {parseNumber, type ParsedNumber} from '../../../lib/numbers/parseNumber.ts';
import {forEachInput, fromFieldValue, type RoiTexts, toFieldValue} from './units.ts';

const benchmarkRates = benchmarkIds.map((id) => benchmarks[id].missedRate);

/** Formats an input with its unit, in the unit of its field. */
export const formatInput = (id: RoiInputId, value: number): string => {
  const {prefix, suffix} = roiFields[id];
  if (prefix === '$') return `${formatDollarsAndCents(value)}${suffix}`;
  if (suffix === '%') return formatPercent(value, 2);
  return suffix === '' ? formatNumber(value) : `${formatNumber(value)} ${suffix}`;
};

const messageFor = (field: RoiInputId, value: number): string | null => {
  const {label, plausibleMax} = roiFields[field];
  if (value < 0) return `${label} can’t be below zero.`;
  if (value <= plausibleMax) return null;
  return field === 'missedPercentage'
    ? `More than 100% would be more calls than you get. Our benchmarks run from ${formatPercent(Math.min(...benchmarkRates))} to ${formatPercent(Math.max(...benchmarkRates))}.`
    : `${formatInput(field, value)} looks high. Is there an extra digit?`;
};

/** Lists notes on values that look like typing errors. They are used as typed. */
export const implausibleNotes = (inputs: RoiInputs): readonly string[] =>
  roiInputIds.flatMap((id) => messageFor(id, toFieldValue(id, inputs[id])) ?? []);

export type RoiReading = ReturnType<typeof readRoiFields>;

const readField = (id: RoiInputId, text: string): ParsedNumber => {
  const {units, prefix} = roiFields[id];
  return parseNumber(text, {units, isMoney: prefix === '$'});
};

/** Parses the fields' texts into inputs, with a note for each field. */
export const readRoiFields = (texts: RoiTexts) => {
  const inputs = forEachInput((id) => fromFieldValue(id, readField(id, texts[id]).value));

  return {
    inputs,
    fields: forEachInput((id) => {
      const field: RoiField = roiFields[id];
      const {value, problem} = readField(id, texts[id]);
      return {
        field,
        text: texts[id],
        /** In the unit of the field: weekly hours for staff. */
        value,
        /** The slider's nearest end if the value is beyond it. */
        sliderValue: Math.min(Math.max(value, field.slider.min), field.slider.max),
        note: numberNote(problem) ?? messageFor(id, value),
      };
    }),
  };
};
