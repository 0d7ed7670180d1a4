import {defaultRoiInputs, type RoiInputs} from '../../fields.ts';
import {breakEven} from '../breakEven.ts';
import {breakEvenText} from '../resultTexts.ts';

jest.mock('../../../../data/plans.ts');

test.each<[string, Partial<RoiInputs>, Parameters<typeof breakEven>[1], ...(number | null)[]]>([
  // 999 / 150 = 6.66 → 7 calls; 999 / (50 × 22 × 0.8 × 150) = 0.757% → 0.8%
  ['recovered calls alone', {}, 'month', 7, 0.8],
  // (999 + 250) / 150 = 8.33 → 9 calls; 0.946% → 1%
  ['the setup within a year', {}, 'first-year', 9, 1],
  ['exactly even is not enough', {avgRevenuePerVisit: 999}, 'month', 2, 0.2],
  ['no calls: no missed rate is enough', {dailyCalls: 0}, 'month', 7, null],
  // 1 × 22 × 0.8 × 20 = 352 a month at most
  ['too small even if all are missed', {dailyCalls: 1, avgRevenuePerVisit: 20}, 'month', 50, null],
])('%s', (_, changes, by, recoveredCalls, missedPercentage) => {
  expect(breakEven({...defaultRoiInputs, ...changes}, by)).toEqual({
    recoveredCalls,
    missedPercentage,
  });
});

test.each<[Partial<RoiInputs>, RegExp]>([
  [
    {},
    /^By the formula, the plan pays for itself with 7 recovered calls a month \(from 0\.8% of calls missed\)\. With setup, it takes 9 recovered calls a month \(from 1% of/,
  ],
  [{avgRevenuePerVisit: 1000}, /with 1 recovered call a month/],
  [{dailyCalls: 1, avgRevenuePerVisit: 20}, /more calls than you get/],
  [{avgRevenuePerVisit: 0}, /^Not reached: a visit brings in nothing\.$/],
])('%j: break-even in words', (changes, text) => {
  expect(breakEvenText({...defaultRoiInputs, ...changes})).toMatch(text);
});
