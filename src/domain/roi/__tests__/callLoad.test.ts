import fc from 'fast-check';

import {setupFee} from '../../../data/plans.ts';
import {cautiousAssumptions} from '../../../data/roiAssumptions.ts';
import {countedPlanIds, defaultRoiInputs} from '../../../data/roiFields.ts';
import {findPlan} from '../../pricing/findPlan.ts';
import {callLoadText} from '../callLoad.ts';
import {breakEven} from '../breakEven.ts';
import {callMinutes, neededPlan} from '../countedPlan.ts';
import {cautiousText} from '../cautious.ts';
import {estimateRoi} from '../estimate.ts';
import {methodSteps} from '../method.ts';

jest.mock('../../../data/plans.ts');

describe('what a practice’s calls ask of a plan', () => {
  it('counts two minutes a call: the missed ones fit, all of them are quoted', () => {
    // 50 calls × 22 days × 15% and 100%, two minutes each.
    expect(callMinutes(defaultRoiInputs)).toEqual({missed: 330, every: 2200});
    expect(findPlan({locations: 1, minutes: 330})).toEqual({kind: 'plan', planId: 'small'});
    expect(findPlan({locations: 1, minutes: 2200})).toEqual({kind: 'quoted', reason: 'minutes'});
    expect(callLoadText(defaultRoiInputs)).toBe(
      'The missed calls are 330 minutes a month at 2 minutes a call: they fit the Medium Practice plan’s 1,000. Every call would be 2,200: we quote that.',
    );
  });

  it('says so when the estimate’s plan cannot do the work', () => {
    expect(callLoadText({...defaultRoiInputs, dailyCalls: 400, missedPercentage: 50})).toMatch(
      /^The missed calls alone are 8,800 minutes .* we quote that, and the estimate does not include its price\.$/,
    );
    expect(callLoadText({...defaultRoiInputs, dailyCalls: 20})).toMatch(
      /880, which fits as well\.$/,
    );
  });

  it.each([0, -5, 1e9])('has an answer for %d calls a day', (dailyCalls) => {
    const {missed, every} = callMinutes({...defaultRoiInputs, dailyCalls});
    expect(missed).toBeGreaterThanOrEqual(0);
    expect(every).toBeGreaterThanOrEqual(missed);
  });
});

describe('the plan that is counted', () => {
  it('is the formula’s own unless the visitor asks for another', () => {
    expect(estimateRoi(defaultRoiInputs).planCost).toBe(999);
  });

  it('is the one that the missed calls need, in all figures', () => {
    const inputs = {...defaultRoiInputs, plan: 'missed'} as const;
    const counted = estimateRoi(inputs);
    const formula = estimateRoi(defaultRoiInputs);
    expect(counted.planCost).toBe(699);
    expect(counted.netMonthlyBenefit - formula.netMonthlyBenefit).toBeCloseTo(300);
    expect(counted.firstYearNet).toBeCloseTo(counted.netMonthlyBenefit * 12 - setupFee.special);
    expect(methodSteps(inputs).find(({id}) => id === 'net')?.working).toMatch(/ − \$699$/);
    // $699 ÷ $150 a visit.
    expect(breakEven(inputs, 'month', {countStaffSaving: false}).recoveredCalls).toBe(5);
    expect(callLoadText(inputs)).toBe(
      'The missed calls are 330 minutes a month at 2 minutes a call, so the Small Practice plan is counted: $699 a month for one location.',
    );
  });

  it('stays the formula’s where every call is more than a listed plan holds, and says so', () => {
    const inputs = {...defaultRoiInputs, plan: 'every'} as const;
    expect(estimateRoi(inputs).planCost).toBe(999);
    expect(callLoadText(inputs)).toBe(
      'All your calls are 2,200 minutes a month at 2 minutes a call, more than our listed plans include: we quote that price. Until you have it, $999 is counted.',
    );
    expect(estimateRoi({...inputs, dailyCalls: 11}).planCost).toBe(699);
  });

  it('is a listed price whatever is typed, and no cheaper for every call than for the missed', () => {
    fc.assert(
      fc.property(
        fc.double({noNaN: true}),
        fc.double({min: 0, max: 100, noNaN: true}),
        (calls, missed) => {
          const [some, all] = countedPlanIds.map(
            (plan) =>
              estimateRoi({...defaultRoiInputs, dailyCalls: calls, missedPercentage: missed, plan})
                .planCost,
          );
          expect([699, 999]).toContain(some);
          expect([699, 999]).toContain(all);
          expect(all).toBeGreaterThanOrEqual(some!);
          const inputs = {dailyCalls: calls, missedPercentage: missed, plan: 'every'} as const;
          const fit = findPlan({locations: 1, minutes: callMinutes(inputs).every});
          expect(neededPlan(inputs)?.id).toBe(fit.kind === 'plan' ? fit.planId : undefined);
        },
      ),
      // None of endlessly many is none.
      {
        examples: [
          [-Infinity, 0],
          [Infinity, 0],
        ],
      },
    );
  });
});

describe('the cautious case', () => {
  it('is the same formula with a fifth of the calls and nobody’s hours', () => {
    const {recoveredCalls, staffSaving, netMonthlyBenefit, paybackMonths} = estimateRoi(
      defaultRoiInputs,
      cautiousAssumptions,
    );
    // 165 missed × 20% = 33 visits × $150 − $999.
    expect({recoveredCalls, staffSaving, netMonthlyBenefit}).toEqual({
      recoveredCalls: 33,
      staffSaving: 0,
      netMonthlyBenefit: 3951,
    });
    expect(paybackMonths).toBeCloseTo(3000 / 3951);
  });

  it('is said in one sentence, also where nothing is left', () => {
    expect(cautiousText(defaultRoiInputs)).toBe(
      'If 20% of the missed calls become visits and staff hours stay the same, $3,951 a month is left, and setup is earned back after 0.76 months.',
    );
    expect(cautiousText({...defaultRoiInputs, dailyCalls: 5})).toMatch(
      /−\$504 a month is left, and setup is never earned back\.$/,
    );
  });
});
