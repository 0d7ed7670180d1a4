import {HOURS_PER_FTE_WEEK} from '../assumptions.ts';
import {roiInputIds, type RoiInputId, type RoiInputs} from '../fields.ts';
import {formatNumberInput} from '../../../lib/numbers/numberInput.ts';

/** An input in the unit the visitor edits: hours a week, all staff together, or itself. */
export const toFieldValue = (id: RoiInputId, value: number): number =>
  id === 'currentReceptionists' ? value * HOURS_PER_FTE_WEEK : value;

/** A field's number in the unit the formula takes. */
export const fromFieldValue = (id: RoiInputId, fieldValue: number): number =>
  id === 'currentReceptionists' ? fieldValue / HOURS_PER_FTE_WEEK : fieldValue;

/** A value for each input. */
export const forEachInput = <Value>(make: (id: RoiInputId) => Value): Record<RoiInputId, Value> =>
  Object.fromEntries(roiInputIds.map((id) => [id, make(id)])) as Record<RoiInputId, Value>;

/** Texts of the number fields, letter for letter. */
export type RoiTexts = Readonly<Record<RoiInputId, string>>;

/** Texts of the number fields for these inputs, in the units that the visitor sees. */
export const textsFromInputs = (inputs: RoiInputs): RoiTexts =>
  forEachInput((id) => formatNumberInput(toFieldValue(id, inputs[id])));
