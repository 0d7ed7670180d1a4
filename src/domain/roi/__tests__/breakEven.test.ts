import fc from 'fast-check';
import {defaultRoiInputs} from '../../../data/roiFields.ts';
import {breakEven} from '../breakEven.ts';
import {estimateRoi} from '../estimate.ts';

jest.mock('../../../data/plans.ts');

const noStaff = {...defaultRoiInputs, currentReceptionists: 0};

describe('what has to be true for it to pay', () => {
  test('with the default staff saving the plan is covered before a call is recovered', () => {
    expect(breakEven(defaultRoiInputs, 'month')).toEqual({
      recoveredCalls: 0,
      missedPercentage: 0,
    });
  });

  test('on recovered calls alone, worked by hand', () => {
    // 999 / 150 = 6.66 → 7 calls; 999 / (50 × 22 × 0.8 × 150) = 0.757% → 0.8%
    expect(breakEven(noStaff, 'month')).toEqual({
      recoveredCalls: 7,
      missedPercentage: 0.8,
    });
    // (999 + 250) / 150 = 8.33 → 9 calls; 0.946% → 1%
    expect(breakEven(noStaff, 'first-year')).toEqual({
      recoveredCalls: 9,
      missedPercentage: 1,
    });
  });

  test('leaving staff time out of it is the same as having no staff', () => {
    expect(breakEven(defaultRoiInputs, 'month', {countStaffSaving: false})).toEqual(
      breakEven(noStaff, 'month'),
    );
  });

  test('exactly even is not enough', () => {
    expect(breakEven({...noStaff, avgRevenuePerVisit: 999}, 'month').recoveredCalls).toBe(2);
  });

  test('visits that bring in nothing never pay', () => {
    expect(breakEven({...noStaff, avgRevenuePerVisit: 0}, 'month')).toEqual({
      recoveredCalls: null,
      missedPercentage: null,
    });
  });

  test('no calls: no missed rate is enough', () => {
    expect(breakEven({...noStaff, dailyCalls: 0}, 'month').missedPercentage).toBeNull();
  });

  test('a practice too small even when every call is missed', () => {
    // 1 × 22 × 0.8 × 20 = 352 a month at most
    const tiny = {...noStaff, dailyCalls: 1, avgRevenuePerVisit: 20};
    expect(breakEven(tiny, 'month')).toMatchObject({missedPercentage: null, recoveredCalls: 50});
  });

  test('absurd inputs end', () => {
    expect(
      breakEven({...noStaff, avgRevenuePerVisit: 1e-300}, 'month').missedPercentage,
    ).toBeNull();
    expect(
      breakEven({...noStaff, avgRevenuePerVisit: 1e15, dailyCalls: 1e15}, 'month'),
    ).toMatchObject({recoveredCalls: 1, missedPercentage: 0.1});
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
        const {staffSaving} = estimateRoi(inputs);
        const netAt = (percent: number): number =>
          estimateRoi({...inputs, missedPercentage: percent}).netMonthlyBenefit;
        if (rate !== null) {
          expect(netAt(rate)).toBeGreaterThan(0);
          if (rate > 0) expect(netAt((Math.round(rate * 10) - 1) / 10)).toBeLessThanOrEqual(1e-9);
        } else {
          expect(netAt(100)).toBeLessThanOrEqual(0);
        }
        expect(calls).not.toBeNull();
        const netWith = (n: number): number => n * inputs.avgRevenuePerVisit + staffSaving - 999;
        expect(netWith(calls!)).toBeGreaterThan(0);
        if (calls! > 0) expect(netWith(calls! - 1)).toBeLessThanOrEqual(1e-9);
      }),
    );
  });
});
