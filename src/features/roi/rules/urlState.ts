import {
  defaultRoiInputs,
  roiFields,
  roiInputIds,
  type RoiInputId,
  type RoiInputs,
} from '../data/fields.ts';
import {readQuery} from '../../../lib/address/readQuery.ts';
import {withParameters} from '../../../lib/address/withParameters.ts';
import {MAX_INPUT} from '../../../lib/numbers/numberInput.ts';
import {fromFieldValue, textsFromInputs} from './units.ts';

/** Matches numbers written by `formatNumberInput`. */
const PLAIN_DECIMAL = /^-?\d{1,16}(?:\.\d{1,10})?$/;

/**
 * Encodes inputs as query parameters, in the units of the fields. Omits default values, so that the
 * default calculator has no query. Keeps other parameters.
 */
export const encodeRoiState = (inputs: RoiInputs, currentSearch = ''): string => {
  const texts = textsFromInputs(inputs);
  const defaults = textsFromInputs(defaultRoiInputs);
  const values = roiInputIds.map((id) => [
    roiFields[id].param,
    texts[id] === defaults[id] ? null : texts[id],
  ]);
  return withParameters(currentSearch, Object.fromEntries(values) as Record<string, string | null>);
};

/** Decodes the inputs in a link. A missing or invalid parameter falls back to its default. */
export const decodeRoiState = (search: string): RoiInputs => {
  const params = readQuery(search);
  const inputs: Record<RoiInputId, number> = {...defaultRoiInputs};
  for (const id of roiInputIds) {
    const text = params.get(roiFields[id].param);
    if (text === null || !PLAIN_DECIMAL.test(text)) continue;
    const value = Number(text);
    if (Math.abs(value) <= MAX_INPUT) inputs[id] = fromFieldValue(id, value);
  }
  return inputs;
};
