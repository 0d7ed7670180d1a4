import fc from 'fast-check';

import {defaultRoiInputs, roiInputIds, type RoiInputs} from '../../data/fields.ts';
import {MAX_INPUT} from '../../../../lib/numbers/numberInput.ts';
import {decodeRoiState, encodeRoiState} from '../urlState.ts';

test.each<[Partial<RoiInputs>, string]>([
  [{}, ''],
  [{dailyCalls: 80, currentReceptionists: 2}, '?calls=80&hours=80'],
])('the inputs %j are written to the URL as %j, and read back', (changes, search) => {
  const inputs = {...defaultRoiInputs, ...changes};
  expect(encodeRoiState(inputs)).toBe(search);
  expect(decodeRoiState(search)).toEqual(inputs);
});

test('writing inputs to a URL keeps other parameters and replaces ours', () => {
  const before = '?utm_source=letter&calls=12&missed=3';
  expect(encodeRoiState({...defaultRoiInputs, dailyCalls: 80}, before)).toBe(
    '?utm_source=letter&calls=80',
  );
  expect(encodeRoiState(defaultRoiInputs, before)).toBe('?utm_source=letter');
});

test.each([
  ['calls', 'NaN', '1e9', '', '0x20', '<script>', '9999999999999', '5,5', '%00', '%E0%A4%A'],
  ['calls[]', '5'],
])(
  'an outdated or malicious %s falls back to the default, and doesn’t affect others',
  (name, ...all) => {
    for (const value of all)
      expect(decodeRoiState(`?${name}=${value}&missed=20`)).toEqual({
        ...defaultRoiInputs,
        missedPercentage: 20,
      });
  },
);

test('inputs are the same after writing and reading the URL', () => {
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
        for (const id of roiInputIds) expect(back[id]).toBeCloseTo(inputs[id], 8);
      },
    ),
  );
});
