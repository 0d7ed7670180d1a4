import {defaultRoiInputs, type RoiInputs} from '../../../data/roiFields.ts';
import {breakEven} from '../breakEven.ts';
import {estimateRoi} from '../estimate.ts';
import {methodSteps} from '../method.ts';
import {callLoadText} from '../resultTexts.ts';

jest.mock('../../../data/plans.ts');

const given = (inputs: Partial<RoiInputs>): RoiInputs => ({...defaultRoiInputs, ...inputs});

// 50 calls × 22 days × 15% and 100%, two minutes each, are 330 and 2,200 minutes.
test.each<[Partial<RoiInputs>, string | RegExp]>([
  [
    {},
    'Your missed calls take 330 minutes a month at 2 minutes a call, within the Small Practice plan (500). We count Medium Practice ($999), as the formula does. Answering every call would take 2,200: ask us for a quote.',
  ],
  [
    {dailyCalls: 400, missedPercentage: 50},
    /^Your missed calls take 8,800 minutes .* Ask us for a quote: the estimate does not include it\.$/,
  ],
  [{dailyCalls: 20}, /880, within Medium Practice\.$/],
  [{dailyCalls: -50}, /^Your missed calls take 0 minutes/],
  [
    {plan: 'missed'},
    'Your missed calls take 330 minutes a month at 2 minutes a call, so we count the Small Practice plan: $699 a month for one location.',
  ],
  [
    {plan: 'every'},
    'All your calls take 2,200 minutes a month at 2 minutes a call, more than a listed plan includes. Ask us for a quote; until then we count $999.',
  ],
])('%j: what the calls ask of a plan', (inputs, text) => {
  expect(callLoadText(given(inputs))).toEqual(
    typeof text === 'string' ? text : expect.stringMatching(text),
  );
});

test('the plan that is counted is in all figures', () => {
  const plan = 'missed';
  const inputs = given({plan});
  expect(estimateRoi(inputs)).toMatchObject({
    planCost: 699,
    netMonthlyBenefit: 22_101,
    firstYearNet: 22_101 * 12 - 3000,
  });
  expect(methodSteps(inputs).find(({id}) => id === 'net')?.working).toMatch(/ − \$699$/);
  // $699 ÷ $150 a visit.
  expect(breakEven(inputs, 'month').recoveredCalls).toBe(5);
  expect(estimateRoi(given({dailyCalls: 11, plan: 'every'})).planCost).toBe(699);
  expect(estimateRoi(given({dailyCalls: Infinity, missedPercentage: 0, plan})).planCost).toBe(699);
});
