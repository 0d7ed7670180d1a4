import {
  compareFieldIds,
  compareFields,
  type CompareField,
  type CompareFieldId,
} from '../../data/compareFields.ts';
import {formatNumber} from '../../format/numbers.ts';
import {withParameters} from '../address/withParameters.ts';
import {readNumber, writeNumberInput} from '../numbers/readNumber.ts';

/** What the visitor has typed; null where there is nothing, and nothing is made up. */
export type CompareNumbers = Readonly<Record<CompareFieldId, number | null>>;

const forEachField = (make: (id: CompareFieldId) => number | null): CompareNumbers =>
  Object.fromEntries(compareFieldIds.map((id) => [id, make(id)])) as CompareNumbers;

export const noNumbers: CompareNumbers = forEachField(() => null);

export interface OwnNumber {
  readonly value: number | null;
  /** Said beside the field; null when the value is what was typed. */
  readonly note: string | null;
}

/** A number as people type or paste it. What can't be counted is left out, and the note says so. */
export const readOwnNumber = (text: string, id: CompareFieldId): OwnNumber => {
  const {units, prefix, max}: CompareField = compareFields[id];
  const {value, problem} = readNumber(text, {units, isMoney: prefix === '$'});
  if (problem === 'empty') return {value: null, note: null};
  if (problem === 'unreadable') {
    return {value: null, note: 'We cannot read that as a number, so it is left out.'};
  }
  if (problem === 'ambiguous') {
    return {
      value: null,
      note: 'We cannot tell whether the dot is a decimal point. Leave the dot out.',
    };
  }
  if (value < 0) return {value: null, note: 'We cannot count less than zero, so it is left out.'};
  if (value > max) return {value: max, note: `We stop counting at ${formatNumber(max)}.`};
  return {value, note: null};
};

/** As `writeNumberInput` writes it; anything else in a link is not ours. */
const PLAIN_DECIMAL = /^\d{1,7}(?:\.\d{1,10})?$/;

/** Reads `?calls=&lost=…`; what is missing, unknown or too large counts as not given. */
export const readNumbers = (search: string): CompareNumbers => {
  const params = new URLSearchParams(search);
  return forEachField((id) => {
    const text = params.get(id) ?? '';
    return PLAIN_DECIMAL.test(text) && Number(text) <= compareFields[id].max ? Number(text) : null;
  });
};

/** The query with these numbers in it; other parameters are kept. */
export const writeNumbers = (numbers: CompareNumbers, search: string): string =>
  withParameters(
    search,
    Object.fromEntries(
      compareFieldIds.map((id) => {
        const value = numbers[id];
        return [id, value === null ? null : writeNumberInput(value)];
      }),
    ),
  );
