import {
  compareFieldIds,
  compareFields,
  type CompareField,
  type CompareFieldId,
} from '../../data/compareFields.ts';
import {formatDollarsAndCents, formatNumber} from '../../format/numbers.ts';
import {withParameters} from '../address/withParameters.ts';
import {parseNumber, formatNumberInput} from '../numbers/parseNumber.ts';

/** Calls a month, minutes a call, USD a minute (0: no quote yet), and USD an hour. */
export type CompareNumbers = Readonly<Record<CompareFieldId, number>>;

const forEachField = (make: (id: CompareFieldId) => number): CompareNumbers =>
  Object.fromEntries(compareFieldIds.map((id) => [id, make(id)])) as CompareNumbers;

export const exampleNumbers: CompareNumbers = forEachField((id) => compareFields[id].example);

/** A field's number with its sign: '165', '$1.20'; '' for what an empty field counts as. */
export const compareNumberText = (value: number, id: CompareFieldId): string => {
  const {empty, prefix}: CompareField = compareFields[id];
  if (value === empty) return '';
  return prefix === '$' ? formatDollarsAndCents(value) : formatNumber(value);
};

export type CompareReading = {readonly value: number} | {readonly problem: string};

/** Reads a number as people type or paste it. What can't be read or counted is a problem in words. */
export const readCompareNumber = (text: string, id: CompareFieldId): CompareReading => {
  const {units, prefix, digits, min, max, empty}: CompareField = compareFields[id];
  const {value: read, problem} = parseNumber(text, {units, isMoney: prefix === '$'});
  if (problem === 'empty') {
    return empty === undefined ? {problem: 'Type a number here.'} : {value: empty};
  }
  if (problem === 'unreadable') return {problem: 'We can’t read that as a number.'};
  if (problem === 'ambiguous') {
    return {problem: 'We can’t tell whether the dot is a decimal point. Leave the dot out.'};
  }
  const value = Number(read.toFixed(digits));
  if (value < min) return {problem: `The least we count is ${compareNumberText(min, id)}.`};
  if (value > max) return {problem: `The most we count is ${compareNumberText(max, id)}.`};
  return {value};
};

/** Reads `?calls=&wage=…`; what is missing or isn't a number is the example's. */
export const readNumbers = (search: string): CompareNumbers => {
  const params = new URLSearchParams(search);
  return forEachField((id) => {
    const reading = readCompareNumber(params.get(id) ?? '', id);
    return 'value' in reading ? reading.value : exampleNumbers[id];
  });
};

/** Returns the query with what differs from the example in it; other parameters stay. */
export const writeNumbers = (numbers: CompareNumbers, search: string): string =>
  withParameters(
    search,
    Object.fromEntries(
      compareFieldIds.map((id) => {
        const value = numbers[id];
        return [id, value === exampleNumbers[id] ? null : formatNumberInput(value)];
      }),
    ),
  );
