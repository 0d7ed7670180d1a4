import {plans, setupFee} from '../../../../data/plans.ts';
import {roiAssumptions} from '../../../../data/roiAssumptions.ts';
import {defaultRoiInputs, roiInputIds, type RoiInputs} from '../../data/fields.ts';
import {estimateCautious, estimateRoi, type RoiEstimate} from '../estimate.ts';
import {netRangeText} from '../assumptionTexts.ts';
import {allCallsText, callLoadText} from '../resultTexts.ts';

jest.mock('../../../../data/plans.ts');

const all = (value: number): RoiInputs =>
  Object.fromEntries(roiInputIds.map((id) => [id, value])) as unknown as RoiInputs;

test.each<[string, Partial<RoiInputs>, Partial<RoiEstimate>]>([
  [
    'the defaults',
    {},
    {
      missedCalls: 165,
      recoveredCalls: 132,
      additionalRevenue: 19_800,
      staffCost: 6000,
      staffSaving: 3000,
      planCost: plans.medium.price,
      setupFee: setupFee.special,
      netMonthlyBenefit: 21_801,
      firstYearNet: 258_612,
      annualRoiPercent: 8620.4,
      paybackMonths: 3000 / 21_801,
    },
  ],
  [
    'nothing at all: plan and setup are lost',
    all(0),
    {
      netMonthlyBenefit: -999,
      firstYearNet: -14_988,
      annualRoiPercent: -499.6,
      paybackMonths: null,
    },
  ],
  [
    'a net benefit of exactly zero',
    {dailyCalls: 0, hourlyWage: 999, currentReceptionists: 1 / 80},
    {netMonthlyBenefit: 0, paybackMonths: null},
  ],
  ['negative calls, counted as they are', {dailyCalls: -50}, {additionalRevenue: -19_800}],
])('the formula gives the result calculated by hand: %s', (_, changes, expected) => {
  const result = estimateRoi({...defaultRoiInputs, ...changes});
  for (const [key, value] of Object.entries(expected)) {
    const counted = result[key as keyof RoiEstimate];
    if (value === null) expect(counted).toBeNull();
    else expect(counted).toBeCloseTo(value, 6);
  }
});

test('the stated accuracy lies around a gain and around a loss, the smaller number first', () => {
  expect(roiAssumptions.accuracy).toBe(0.15);
  expect(netRangeText(20_000)).toMatch(/^\$17,000 to \$23,000, the formula’s ±15%$/);
  expect(netRangeText(-1000)).toMatch(/^−\$1,150 to −\$850, /);
  expect(netRangeText(0)).toBe('');
});

test.each([
  // 165 calls × 2 minutes, then 1,100 calls: 1,700 minutes beyond 500 at $0.35.
  [{}, 699],
  [{missedPercentage: 100}, 699 + 1_700 * 0.35],
  [{dailyCalls: Infinity, missedPercentage: 0}, 699],
])(
  'the cautious case of %j counts the plan that fits, the formula its own',
  (changes, planCost) => {
    const inputs = {...defaultRoiInputs, ...changes};
    expect(estimateCautious(inputs).planCost).toBeCloseTo(planCost, 6);
    expect(estimateRoi(inputs).planCost).toBe(plans.medium.price);
  },
);

// 50 calls × 22 days × 15% and 100%, two minutes each, are 330 and 2,200 minutes.
test('the estimate names the plan that the missed calls need, and the cost of all calls', () => {
  expect(callLoadText(defaultRoiInputs)).toBe(
    'Your missed calls take 330 minutes a month at 2 minutes a call, so the cautious case counts Small Practice: $699 a month.',
  );
  expect(allCallsText(defaultRoiInputs)).toBe(
    'All your calls would take 2,200 minutes: $1,294 a month.',
  );
  expect(callLoadText({...defaultRoiInputs, missedPercentage: 25})).toContain(
    'Small Practice with 50 extra minutes: $717 a month.',
  );
});
