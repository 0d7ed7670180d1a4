import fc from 'fast-check';

import {countedPlanIds, defaultRoiInputs, type RoiInputs} from '../../../data/roiFields.ts';
import {findPlan} from '../../pricing/findPlan.ts';
import {breakEven} from '../breakEven.ts';
import {callMinutes, neededPlan} from '../countedPlan.ts';
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
  const inputs = given({plan: 'missed'});
  expect(estimateRoi(inputs)).toMatchObject({
    planCost: 699,
    netMonthlyBenefit: 22_101,
    firstYearNet: 22_101 * 12 - 3000,
  });
  expect(methodSteps(inputs).find(({id}) => id === 'net')?.working).toMatch(/ − \$699$/);
  // $699 ÷ $150 a visit.
  expect(breakEven(inputs, 'month').recoveredCalls).toBe(5);
});

test('a listed price is counted whatever is typed, and no cheaper for every call than for the missed', () => {
  fc.assert(
    fc.property(
      fc.double({noNaN: true}),
      fc.double({min: 0, max: 100, noNaN: true}),
      (dailyCalls, missedPercentage) => {
        const inputs = given({dailyCalls, missedPercentage, plan: 'every'});
        const {missed, every} = callMinutes(inputs);
        expect(missed).toBeGreaterThanOrEqual(0);
        expect(every).toBeGreaterThanOrEqual(missed);
        const [some, all] = countedPlanIds.map((plan) => estimateRoi({...inputs, plan}).planCost);
        expect([699, 999]).toContain(some);
        expect([699, 999]).toContain(all);
        expect(all).toBeGreaterThanOrEqual(some!);
        const fit = findPlan({locations: 1, minutes: every});
        expect(neededPlan(inputs)?.id).toBe(fit.kind === 'plan' ? fit.planId : undefined);
      },
    ),
    // None of endlessly many is none.
    {
      examples: [
        [-Infinity, 0],
        [Infinity, 0],
        [11, 15],
      ],
    },
  );
  expect(estimateRoi(given({dailyCalls: 11, plan: 'every'})).planCost).toBe(699);
});
