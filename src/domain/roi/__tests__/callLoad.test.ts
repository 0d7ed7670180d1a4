import {cautiousAssumptions} from '../../../data/roiAssumptions';
import {defaultRoiInputs} from '../../../data/roiFields';
import {findPlan} from '../../pricing/findPlan';
import {callMinutes, callLoadText} from '../callLoad';
import {cautiousText} from '../cautious';
import {estimateRoi} from '../estimate';

describe('what a practice’s calls ask of a plan', () => {
  it('counts two minutes a call: the missed ones fit, all of them are quoted', () => {
    // 50 calls × 22 days × 15% and 100%, two minutes each.
    expect(callMinutes(defaultRoiInputs)).toEqual({missed: 330, every: 2200});
    expect(findPlan({locations: 1, minutes: 330})).toEqual({kind: 'plan', planId: 'small'});
    expect(findPlan({locations: 1, minutes: 2200})).toEqual({kind: 'quoted', reason: 'minutes'});
    expect(callLoadText(defaultRoiInputs)).toBe(
      'The missed calls are 330 minutes a month at 2 minutes a call: they fit the Medium Practice plan’s 1,000. Every call would be 2,200: that is quoted.',
    );
  });

  it('says so when the estimate’s plan cannot do the work', () => {
    expect(callLoadText({...defaultRoiInputs, dailyCalls: 400, missedPercentage: 50})).toMatch(
      /^The missed calls alone are 8,800 minutes .* it is quoted, and the estimate does not have its price\.$/,
    );
    expect(callLoadText({...defaultRoiInputs, dailyCalls: 20})).toMatch(/880, and fits as well\.$/);
  });

  it.each([0, -5, 1e9])('has an answer for %d calls a day', (dailyCalls) => {
    const {missed, every} = callMinutes({...defaultRoiInputs, dailyCalls});
    expect(missed).toBeGreaterThanOrEqual(0);
    expect(every).toBeGreaterThanOrEqual(missed);
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
