import fc from 'fast-check';

import {defaultRoiInputs, type RoiInputs} from '../../../data/roiFields.ts';
import {breakEven} from '../breakEven.ts';
import {estimateRoi} from '../estimate.ts';
import {breakEvenText} from '../resultTexts.ts';

jest.mock('../../../data/plans.ts');

test.each<[string, Partial<RoiInputs>, Parameters<typeof breakEven>[1], ...(number | null)[]]>([
  // 999 / 150 = 6.66 → 7 calls; 999 / (50 × 22 × 0.8 × 150) = 0.757% → 0.8%
  ['recovered calls alone', {}, 'month', 7, 0.8],
  // (999 + 250) / 150 = 8.33 → 9 calls; 0.946% → 1%
  ['the setup within a year', {}, 'first-year', 9, 1],
  ['exactly even is not enough', {avgRevenuePerVisit: 999}, 'month', 2, 0.2],
  ['visits that bring in nothing', {avgRevenuePerVisit: 0}, 'month', null, null],
  ['no calls: no missed rate is enough', {dailyCalls: 0}, 'month', 7, null],
  // 1 × 22 × 0.8 × 20 = 352 a month at most
  ['too small even if all are missed', {dailyCalls: 1, avgRevenuePerVisit: 20}, 'month', 50, null],
  ['absurdly much', {avgRevenuePerVisit: 1e15, dailyCalls: 1e15}, 'month', 1, 0.1],
])('%s', (_, changes, by, recoveredCalls, missedPercentage) => {
  expect(breakEven({...defaultRoiInputs, ...changes}, by)).toEqual({
    recoveredCalls,
    missedPercentage,
  });
});

test('absurdly little ends', () => {
  const little = {...defaultRoiInputs, avgRevenuePerVisit: 1e-300};
  expect(breakEven(little, 'month').missedPercentage).toBeNull();
});

test.each<[Partial<RoiInputs>, RegExp]>([
  [
    {},
    /^The plan pays for itself with 7 recovered calls a month \(from 0\.8% of calls missed\)\. With setup, it takes 9 recovered calls a month \(from 1% of/,
  ],
  [{avgRevenuePerVisit: 1000}, /with 1 recovered call a month/],
  [{dailyCalls: 1, avgRevenuePerVisit: 20}, /even if every call were missed/],
  [{avgRevenuePerVisit: 0}, /^Not reached: a visit brings in nothing\.$/],
])('%j: break-even in words', (changes, text) => {
  expect(breakEvenText({...defaultRoiInputs, ...changes})).toMatch(text);
});

test('the answer pays, and one step less does not', () => {
  const practice = fc.record({
    dailyCalls: fc.integer({min: 1, max: 300}),
    missedPercentage: fc.integer({min: 0, max: 100}),
    avgRevenuePerVisit: fc.integer({min: 1, max: 1000}),
    hourlyWage: fc.integer({min: 0, max: 60}),
    currentReceptionists: fc.integer({min: 0, max: 60}).map((hours) => hours / 40),
  });
  fc.assert(
    fc.property(practice, (inputs) => {
      const {missedPercentage: rate, recoveredCalls: calls} = breakEven(inputs, 'month');
      const netAt = (percent: number): number =>
        estimateRoi({...inputs, missedPercentage: percent}).additionalRevenue - 999;
      if (rate !== null) {
        expect(netAt(rate)).toBeGreaterThan(0);
        if (rate > 0) expect(netAt((Math.round(rate * 10) - 1) / 10)).toBeLessThanOrEqual(1e-9);
      } else {
        expect(netAt(100)).toBeLessThanOrEqual(0);
      }
      const netWith = (n: number): number => n * inputs.avgRevenuePerVisit - 999;
      expect(netWith(calls!)).toBeGreaterThan(0);
      expect(netWith(calls! - 1)).toBeLessThanOrEqual(1e-9);
    }),
  );
});
