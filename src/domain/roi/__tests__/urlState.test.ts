import fc from 'fast-check';
import {defaultRoiInputs, roiFields, roiInputIds} from '../../../data/roiFields.ts';
import {MAX_INPUT} from '../../numbers/readNumber.ts';
import {decodeRoiState, encodeRoiState} from '../urlState.ts';

describe('the inputs in the address', () => {
  test('the defaults need no parameters', () => {
    expect(encodeRoiState(defaultRoiInputs)).toBe('');
    expect(decodeRoiState('')).toEqual(defaultRoiInputs);
  });

  test('only what was changed is written, staff as weekly hours', () => {
    const inputs = {...defaultRoiInputs, dailyCalls: 80, currentReceptionists: 2};
    expect(encodeRoiState(inputs)).toBe('?calls=80&hours=80');
    expect(decodeRoiState('?calls=80&hours=80')).toEqual(inputs);
  });

  test('the plan that is counted, unless it is the formula’s', () => {
    const inputs = {...defaultRoiInputs, plan: 'every'} as const;
    expect(encodeRoiState(inputs)).toBe('?plan=every');
    expect(decodeRoiState('?plan=every')).toEqual(inputs);
    expect(encodeRoiState(defaultRoiInputs, '?plan=every')).toBe('');
    expect(decodeRoiState('?plan=toString')).toEqual(defaultRoiInputs);
  });

  test('parameters of others are kept, ours are replaced', () => {
    const inputs = {...defaultRoiInputs, dailyCalls: 80};
    expect(encodeRoiState(inputs, '?utm_source=letter&calls=12&missed=3')).toBe(
      '?utm_source=letter&calls=80',
    );
    expect(encodeRoiState(defaultRoiInputs, '?calls=12&utm_source=letter')).toBe(
      '?utm_source=letter',
    );
  });

  test.each([
    'calls=NaN',
    'calls=Infinity',
    'calls=1e9',
    'calls=',
    'calls=0x20',
    'calls=%3Cscript%3Ealert(1)%3C/script%3E',
    'calls=99999999999999999999',
    'calls[]=5',
    'Calls=5',
    'calls=5,5',
    'calls=%00',
    'calls=%E0%A4%A',
    '__proto__=5&constructor=5',
  ])('%s falls back to the default', (query) => {
    expect(decodeRoiState(`?${query}`)).toEqual(defaultRoiInputs);
  });

  test('one bad parameter does not spoil the others', () => {
    expect(decodeRoiState('?calls=oops&missed=20')).toEqual({
      ...defaultRoiInputs,
      missedPercentage: 20,
    });
  });

  test('what is written reads back', () => {
    const value = fc
      .integer({min: -MAX_INPUT, max: MAX_INPUT})
      .map((n) => (Math.abs(n) > 1e9 ? Math.trunc(n) : n / 100));
    fc.assert(
      fc.property(
        fc.record({
          dailyCalls: value,
          missedPercentage: value,
          avgRevenuePerVisit: value,
          hourlyWage: value,
          currentReceptionists: fc.integer({min: 0, max: 100_000}).map((n) => n / 100 / 40),
        }),
        (inputs) => {
          const back = decodeRoiState(encodeRoiState(inputs));
          for (const id of Object.keys(roiFields) as (keyof typeof roiFields)[]) {
            expect(back[id]).toBeCloseTo(inputs[id], 8);
          }
        },
      ),
    );
  });

  test('any text at all gives finite inputs', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const id of roiInputIds) {
          expect(Number.isFinite(decodeRoiState(`?calls=${text}&${text}`)[id])).toBe(true);
        }
      }),
    );
  });
});
