import fc from 'fast-check';

import {readCount} from '../../pricing/readCount.ts';
import {readRoiFields, textsFromInputs} from '../../roi/fields.ts';
import {defaultRoiInputs, roiFields, roiInputIds} from '../../../data/roiFields.ts';
import {MAX_INPUT, parseNumber, formatNumberInput} from '../parseNumber.ts';

const minuteUnits = ['minutes', 'minute', 'mins', 'min', 'month', 'mo'];
const {units} = roiFields.hourlyWage;
const dollars = (text: string): ReturnType<typeof parseNumber> =>
  parseNumber(text, {units, isMoney: true});

describe('readCount, for the plan finder', () => {
  test.each<[text: string, minutes: number | null]>([
    ['1,200+', 1200],
    ['640min.', 640],
    ['640 minutes a month', 640],
    ['1,5k', 1500],
    ['2 K', 2000],
    ['2 thousand', 2000],
    ['1’200', 1200],
    ['1\u00a0200', 1200],
    ['1_200', 1200],
    ['１，２００', 1200],
    ['١٬٢٠٠', 1200],
    ['about 40', 40],
    ['~40', 40],
    ['\u202d640\u202c', 640],
    ['1.234.567', 1_234_567],
    ['1.200', null],
    ['12 34', null],
    ['12,34,567', null],
    ['1234,567', null],
    ['0,500', null],
    ['40-50', null],
    ['10 hours', null],
    ['$640', null],
    ['640%', null],
    ['½', null],
    ['5²', null],
    ['0x10', null],
    ['Infinity', null],
  ])('%j is %p minutes', (text, minutes) => {
    const {value, note} = readCount(text, 0, minuteUnits);
    expect(value).toBe(Math.min(minutes ?? 0, 1_000_000));
    if (minutes === null) expect(note).toMatch(/so we count it as 0/);
    else if (minutes <= 1_000_000) expect(note).toBeNull();
    else expect(note).toBe('We stop counting at 1,000,000.');
  });

  test.each([
    ['-640', 0, 0, /minimum here is/],
    ['0', 1, 1, /minimum here is/],
    ['2.5', 0, 3, /whole/],
    ['', 1, 1, /Empty counts as 1/],
    ['2 million', 1, 1, /cannot read/],
  ] as const)('%j with minimum %p becomes %p with a note', (text, min, counted, note) => {
    expect(readCount(text, min, [])).toEqual({value: counted, note: expect.stringMatching(note)});
  });
});

describe('readNumber, for the calculator', () => {
  test.each<[text: string, dollars: number | null]>([
    ['$ 1,200.50', 1200.5],
    ['US$150', 150],
    ['150 usd', 150],
    ['150$', 150],
    ['USD$150', 150],
    ['150 US dollars', 150],
    ['150 us$', 150],
    ['150 dollars', 150],
    ['＄150', 150],
    ['25/h', 25],
    ['25 / hr', 25],
    ['$25.00 per hour', 25],
    ['$25 an hour', 25],
    ['$-20', -20],
    ['\u22125', -5],
    ['- $20', -20],
    ['+7', 7],
    ['1,5', 1.5],
    ['.5', 0.5],
    ['5.', 5],
    ['1e3', 1000],
    ['1.1k', 1100],
    ['1.250k', 1250],
    ['0.125', 0.125],
    ['007', 7],
    ['-0', 0],
    ['1.2.3', null],
    ['1,2,3', null],
    ['--5', null],
    ['-$-5', null],
    ['€150', null],
    ['15 %', null],
    ['$', null],
    ['.', null],
  ])('%j is %p dollars', (text, value) => {
    expect(dollars(text)).toEqual(
      value === null ? {value: 0, problem: 'unreadable'} : {value, problem: null},
    );
  });

  test.each(['15%', '15 %', '15 percent', '15％', '15'])('%j are 15 percent', (text) => {
    expect(parseNumber(text, {units: roiFields.missedPercentage.units})).toEqual({
      value: 15,
      problem: null,
    });
  });

  test('shows a note beside every unreadable field and counts 0', () => {
    const texts = Object.fromEntries(roiInputIds.map((id) => [id, '1,2,3']));
    const {inputs, fields} = readRoiFields({...textsFromInputs(defaultRoiInputs), ...texts});
    expect(Object.values(inputs)).toEqual(roiInputIds.map(() => 0));
    for (const {note} of fields) expect(note).toMatch(/cannot read/);
  });

  test('reads what a field writes, with its unit', () => {
    for (const id of roiInputIds) {
      const {prefix, suffix, units: own} = roiFields[id];
      expect(parseNumber(`${prefix}12${suffix}`, {units: own, isMoney: prefix === '$'})).toEqual({
        value: 12,
        problem: null,
      });
    }
  });
});

test.each(['1.200', '$1.200', '12.500', '999.000/h'])('%j is ambiguous', (text) => {
  expect(dollars(text)).toEqual({value: 0, problem: 'ambiguous'});
  const {fields} = readRoiFields({...textsFromInputs(defaultRoiInputs), hourlyWage: text});
  expect(fields.map(({note}) => note).join('')).toMatch(/cannot tell whether the dot/);
});

test('reads back what is written for a field or a link', () => {
  fc.assert(
    fc.property(fc.integer({min: -999_999, max: 999_999}), (thousandths) => {
      const {value, problem} = dollars(formatNumberInput(thousandths / 1000));
      expect(problem).toBeNull();
      expect(value).toBeCloseTo(thousandths / 1000, 9);
    }),
  );
});

test.each(['', '   ', '\u200b', '\u00a0'])('%j is empty', (text) => {
  expect(dollars(text)).toEqual({value: 0, problem: 'empty'});
});

test.each(['1e400', '9'.repeat(400), '1e16'])('caps %.10j… at the maximum', (text) => {
  expect(dollars(text)).toEqual({value: MAX_INPUT, problem: 'too-large'});
  expect(dollars(`-${text}`)).toEqual({value: -MAX_INPUT, problem: 'too-large'});
});

test('is finite, never minus zero, and 0 if there is a problem, for any text', () => {
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

test.each(['en-US', 'de-DE', 'fr-FR', 'de-CH', 'ar-EG', 'fa-IR', 'hi-IN'])(
  'reads dollars and cents formatted for %s, or reports them as unreadable',
  (locale) => {
    fc.assert(
      fc.property(fc.integer({min: 0, max: 99_999_999}), (cents) => {
        const text = (cents / 100).toLocaleString(locale, {minimumFractionDigits: 2});
        const {value, problem} = dollars(text);
        if (problem === null) expect(value).toBeCloseTo(cents / 100, 6);
        else expect(locale).toBe('hi-IN');
      }),
    );
  },
);
