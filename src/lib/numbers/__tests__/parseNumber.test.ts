import fc from 'fast-check';

import {roiFields, roiInputIds} from '../../../features/roi/data/fields.ts';
import {parseNumber} from '../parseNumber.ts';
import {MAX_INPUT, formatNumberInput} from '../numberInput.ts';

const {units} = roiFields.hourlyWage;
const dollars = (text: string): ReturnType<typeof parseNumber> =>
  parseNumber(text, {units, isMoney: true});

test.each<[text: string, value: number]>([
  ['1,200+', 1200],
  ['1’200', 1200],
  ['1\u00a0200', 1200],
  ['1_200', 1200],
  ['１，２００', 1200],
  ['١٬٢٠٠', 1200],
  ['1.234.567', 1_234_567],
  ['1,5k', 1500],
  ['2 K', 2000],
  ['1.1k', 1100],
  ['1.250k', 1250],
  ['2 thousand', 2000],
  ['about 40', 40],
  ['~40', 40],
  ['\u202d640\u202c', 640],
  ['$ 1,200.50', 1200.5],
  ['US$150', 150],
  ['150 usd', 150],
  ['150 US dollars', 150],
  ['25 / hr', 25],
  ['$25.00 per hour', 25],
  ['$25 an hour.', 25],
  ['$-20', -20],
  ['\u22125', -5],
  ['- $20', -20],
  ['+7', 7],
  ['1,5', 1.5],
  ['.5', 0.5],
  ['5.', 5],
  ['1e3', 1000],
  ['0.125', 0.125],
  ['007', 7],
  ['-0', 0],
])('reads %j as %p dollars', (text, value) => {
  expect(dollars(text)).toEqual({value, problem: null});
});

test.each<[problem: string, texts: readonly string[]]>([
  ['empty', ['', ' \u200b\u00a0']],
  ['ambiguous', ['1.200', '$1.200', '999.000/h']],
  [
    'unreadable',
    [
      ...['12 34', '12,34,567', '1234,567', '0,500', '1.2.3', '40-50', '--5', '-$-5', '$', '.'],
      ...['10 minutes', '€150', '15 %', '½', '5²', '0x10', 'Infinity', '2 million'],
    ],
  ],
])('reads as 0 what is %s: %j', (problem, texts) => {
  for (const text of texts) expect([text, dollars(text)]).toEqual([text, {value: 0, problem}]);
});

test('limits a number to the maximum, and reports the problem', () => {
  expect(dollars('1e400')).toEqual({value: MAX_INPUT, problem: 'too-large'});
  expect(dollars(`-${'9'.repeat(400)}`)).toEqual({value: -MAX_INPUT, problem: 'too-large'});
});

test('parses a field’s formatted value with its unit', () => {
  for (const id of roiInputIds) {
    const {prefix, suffix, units: own} = roiFields[id];
    expect(parseNumber(`${prefix}12${suffix}`, {units: own, isMoney: prefix === '$'})).toEqual({
      value: 12,
      problem: null,
    });
  }
});

test('parses values formatted for a field or a link', () => {
  fc.assert(
    fc.property(fc.integer({min: -999_999, max: 999_999}), (thousandths) => {
      const {value, problem} = dollars(formatNumberInput(thousandths / 1000));
      expect(problem).toBeNull();
      expect(value).toBeCloseTo(thousandths / 1000, 9);
    }),
  );
});

test('reads any text as a finite number, never minus zero, and 0 if there is a problem', () => {
  const typed = fc.oneof(
    fc.string({unit: 'binary'}),
    fc.string({unit: fc.constantFrom(...'0123456789.,-+$%ekh \u00a0٣')}),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const {value, problem} = dollars(text);
      expect(Number.isFinite(value)).toBe(true);
      expect(Object.is(value, -0)).toBe(false);
      if (problem !== null && problem !== 'too-large') expect(value).toBe(0);
    }),
  );
});
