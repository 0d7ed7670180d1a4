import {HOURS_PER_FTE_WEEK} from '../../../data/roiAssumptions.ts';
import {roiInputIds, type RoiInputId, type RoiInputs} from '../data/fields.ts';
import {formatNumberInput} from '../../../lib/numbers/numberInput.ts';

/** Converts an input to the unit of its field: staff to weekly hours; others stay unchanged. */
export const toFieldValue = (id: RoiInputId, value: number): number =>
  id === 'currentReceptionists' ? value * HOURS_PER_FTE_WEEK : value;

/** Converts a field's number to the unit of the formula. */
export const fromFieldValue = (id: RoiInputId, fieldValue: number): number =>
  id === 'currentReceptionists' ? fieldValue / HOURS_PER_FTE_WEEK : fieldValue;

/** Creates a record with a value for each input. */
export const forEachInput = <Value>(make: (id: RoiInputId) => Value): Record<RoiInputId, Value> =>
  Object.fromEntries(roiInputIds.map((id) => [id, make(id)])) as Record<RoiInputId, Value>;

/** Texts of the number fields, exactly as typed. */
export type RoiTexts = Readonly<Record<RoiInputId, string>>;

/** Formats inputs for the number fields, in the fields' units. */
export const textsFromInputs = (inputs: RoiInputs): RoiTexts =>
  forEachInput((id) => formatNumberInput(toFieldValue(id, inputs[id])));
