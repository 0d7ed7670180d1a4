import fc from 'fast-check';
import {plans, setupFee} from '../../../data/plans.ts';
import {roiAssumptions} from '../../../data/roiAssumptions.ts';
import {defaultRoiInputs, type RoiInputs} from '../../../data/roiFields.ts';
import {formatAccuracy, estimateRoi} from '../estimate.ts';
import {MAX_INPUT} from '../../numbers/readNumber.ts';

jest.mock('../../../data/plans.ts');

const inputs = (changes: Partial<RoiInputs>): RoiInputs => ({...defaultRoiInputs, ...changes});

const reasonable = fc.record({
  dailyCalls: fc.integer({min: 0, max: 500}),
  missedPercentage: fc.integer({min: 0, max: 100}),
  avgRevenuePerVisit: fc.integer({min: 0, max: 2000}),
  hourlyWage: fc.integer({min: 0, max: 100}),
  currentReceptionists: fc.integer({min: 0, max: 240}).map((hours) => hours / 40),
});

describe('the formula, by hand', () => {
  test('its assumptions', () => {
    expect(roiAssumptions).toEqual({
      workingDaysPerMonth: 22,
      recoveryRate: 0.8,
      hoursPerMonth: 160,
      staffCostSaved: 0.5,
      planPrice: 999,
      setupFee: 3000,
      accuracy: 0.15,
    });
    expect(roiAssumptions.planPrice).toBe(plans.medium.price);
    expect(roiAssumptions.setupFee).toBe(setupFee.special);
  });

  test('the defaults', () => {
    const result = estimateRoi(defaultRoiInputs);
    expect(result.missedCalls).toBe(165);
    expect(result.recoveredCalls).toBe(132);
    expect(result.additionalRevenue).toBe(19_800);
    expect(result.staffCost).toBe(6000);
    expect(result.staffSaving).toBe(3000);
    expect(result.netMonthlyBenefit).toBe(21_801);
    expect(result.firstYearNet).toBe(258_612);
    expect(result.annualRoiPercent).toBeCloseTo(8620.4, 10);
    expect(result.paybackMonths).toBeCloseTo(0.1376, 4);
  });

  test('a dental practice, worked by hand', () => {
    // 45 × 22 × 0.12 × 0.8 = 95.04 calls; × 280 = 26,611.20; staff 2 × 22 × 160 × 0.5 = 3,520
    const result = estimateRoi({
      dailyCalls: 45,
      missedPercentage: 12,
      avgRevenuePerVisit: 280,
      hourlyWage: 22,
      currentReceptionists: 2,
    });
    expect(result.recoveredCalls).toBeCloseTo(95.04, 8);
    expect(result.additionalRevenue).toBeCloseTo(26_611.2, 8);
    expect(result.staffSaving).toBe(3520);
    expect(result.netMonthlyBenefit).toBeCloseTo(29_132.2, 8);
    expect(result.annualRoiPercent).toBeCloseTo(11_552.88, 6);
    expect(result.paybackMonths).toBeCloseTo(0.102979, 6);
  });

  test('all zero: the plan and the setup are lost, and payback never comes', () => {
    const result = estimateRoi({
      dailyCalls: 0,
      missedPercentage: 0,
      avgRevenuePerVisit: 0,
      hourlyWage: 0,
      currentReceptionists: 0,
    });
    expect(result.netMonthlyBenefit).toBe(-999);
    expect(result.firstYearNet).toBe(-14_988);
    expect(result.annualRoiPercent).toBeCloseTo(-499.6, 10);
    expect(result.paybackMonths).toBeNull();
  });

  test('a net benefit of exactly zero is not a payback', () => {
    const result = estimateRoi({
      dailyCalls: 0,
      missedPercentage: 15,
      avgRevenuePerVisit: 150,
      hourlyWage: 999,
      currentReceptionists: 1 / 80,
    });
    expect(result.netMonthlyBenefit).toBe(0);
    expect(result.paybackMonths).toBeNull();
  });

  test('the largest inputs stay finite', () => {
    const result = estimateRoi({
      dailyCalls: MAX_INPUT,
      missedPercentage: MAX_INPUT,
      avgRevenuePerVisit: MAX_INPUT,
      hourlyWage: MAX_INPUT,
      currentReceptionists: MAX_INPUT,
    });
    for (const value of Object.values(result)) expect(Number.isFinite(value)).toBe(true);
  });

  test('other assumptions can be asked about', () => {
    expect(estimateRoi(defaultRoiInputs, {...roiAssumptions, recoveryRate: 0}).recoveredCalls).toBe(
      0,
    );
  });
});

describe('what holds for every practice', () => {
  test.each(['dailyCalls', 'missedPercentage', 'avgRevenuePerVisit'] as const)(
    'more %s never lowers revenue or net',
    (field) => {
      fc.assert(
        fc.property(reasonable, fc.integer({min: 0, max: 500}), (given, more) => {
          const before = estimateRoi(given);
          const after = estimateRoi({...given, [field]: given[field] + more});
          expect(after.additionalRevenue).toBeGreaterThanOrEqual(before.additionalRevenue);
          expect(after.netMonthlyBenefit).toBeGreaterThanOrEqual(before.netMonthlyBenefit);
        }),
      );
    },
  );

  test('wage and hours never touch revenue', () => {
    fc.assert(
      fc.property(reasonable, reasonable, (a, b) => {
        const mixed = {
          ...a,
          hourlyWage: b.hourlyWage,
          currentReceptionists: b.currentReceptionists,
        };
        expect(estimateRoi(mixed).additionalRevenue).toBe(estimateRoi(a).additionalRevenue);
      }),
    );
  });

  test('payback, net and ROI tell the same story', () => {
    fc.assert(
      fc.property(reasonable, (given) => {
        const result = estimateRoi(given);
        expect(result.paybackMonths === null).toBe(result.netMonthlyBenefit <= 0);
        if (result.paybackMonths !== null) {
          expect(result.paybackMonths).toBeGreaterThan(0);
          expect(result.paybackMonths * result.netMonthlyBenefit).toBeCloseTo(3000, 6);
          expect(result.annualRoiPercent > 0).toBe(result.paybackMonths < 12);
        }
      }),
    );
  });

  test('never more calls recovered than missed', () => {
    fc.assert(
      fc.property(reasonable, (given) => {
        const result = estimateRoi(given);
        expect(result.recoveredCalls).toBeLessThanOrEqual(result.missedCalls);
      }),
    );
  });
});

describe('the ±15% range', () => {
  test('lies around a gain and around a loss, the smaller number first', () => {
    expect(formatAccuracy(20_000, String)).toBe('17000 to 23000');
    expect(formatAccuracy(-1000, String)).toBe('-1150 to -850');
    expect(formatAccuracy(0, String)).toBe('');
  });
});

test('negative inputs are counted as they are', () => {
  expect(estimateRoi(inputs({dailyCalls: -50})).additionalRevenue).toBe(-19_800);
});
