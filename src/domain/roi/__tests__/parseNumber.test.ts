import fc from 'fast-check';
import {MAX_INPUT, readNumberInput} from '../parseNumber';

describe('numbers as people type them', () => {
  test.each([
    ['50', 50],
    ['  50  ', 50],
    ['12.5', 12.5],
    ['.5', 0.5],
    ['5.', 5],
    ['1,250', 1250],
    ['1,250.75', 1250.75],
    ['1,250,000', 1_250_000],
    ['1,5', 1.5],
    ['1 250', 1250],
    ['$150', 150],
    ['$ 1,200.50', 1200.5],
    ['-$20', -20],
    ['$-20', -20],
    ['15%', 15],
    ['25/h', 25],
    ['25 / hr', 25],
    ['60 hours', 60],
    ['60h', 60],
    ['+7', 7],
    ['-5', -5],
    ['\u22125', -5],
    ['1e3', 1000],
    ['007', 7],
    ['-0', 0],
  ])('%j is %p', (text, value) => {
    expect(readNumberInput(text)).toEqual({value, problem: null});
  });

  test.each([
    'abc',
    '12abc',
    'NaN',
    'Infinity',
    '-Infinity',
    '1.2.3',
    '--5',
    '-$-5',
    '$',
    '-',
    '.',
    '0x10',
    '1/2',
    '٣',
    '%',
  ])('%j cannot be read and counts as 0', (text) => {
    expect(readNumberInput(text)).toEqual({value: 0, problem: 'unreadable'});
  });

  test('nothing counts as 0', () => {
    expect(readNumberInput('')).toEqual({value: 0, problem: 'empty'});
    expect(readNumberInput('   ')).toEqual({value: 0, problem: 'empty'});
  });

  test.each(['1e400', '9'.repeat(400), '1e16'])('%.10j… is cut down, not infinite', (text) => {
    expect(readNumberInput(text)).toEqual({value: MAX_INPUT, problem: 'too-large'});
    expect(readNumberInput(`-${text}`)).toEqual({value: -MAX_INPUT, problem: 'too-large'});
  });

  test('whatever is typed, the number is finite and never minus zero', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.string({unit: fc.constantFrom(...'0123456789.,-+$%e h')})),
        (text) => {
          const value = readNumberInput(text).value;
          expect(Number.isFinite(value)).toBe(true);
          expect(Object.is(value, -0)).toBe(false);
        },
      ),
    );
  });

  test('a number written with thousands commas and cents reads back', () => {
    fc.assert(
      fc.property(fc.integer({min: 0, max: 10_000_000_00}), (cents) => {
        const text = (cents / 100).toLocaleString('en-US', {style: 'currency', currency: 'USD'});
        expect(readNumberInput(text).value).toBeCloseTo(cents / 100, 6);
      }),
    );
  });
});
