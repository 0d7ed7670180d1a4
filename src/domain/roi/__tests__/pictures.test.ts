import fc from 'fast-check';

import {defaultRoiInputs} from '../../../data/roiFields.ts';
import {cashFlow} from '../cashFlow.ts';
import {estimateRoi} from '../estimate.ts';
import {firstYear} from '../firstYear.ts';
import {methodSteps} from '../method.ts';
import {MAX_SLOTS_PER_DAY, monthSheet, slotPath} from '../monthSheet.ts';

jest.mock('../../../data/plans.ts');

const nothing = {...defaultRoiInputs, dailyCalls: 0, currentReceptionists: 0};

describe('the month sheet', () => {
  test('draws the defaults as in the design: 165 slots, 132 of them recovered, 33 for sure', () => {
    const sheet = monthSheet(defaultRoiInputs);
    expect([sheet.width, sheet.height, sheet.weeks]).toEqual([506, 108, 5]);
    expect(sheet.caption).toBe('Each mark is one missed call');
    expect(sheet.label).toBe(
      'One month of missed calls: 22 working days with 7.5 missed calls each. 1.5 a day are recovered in the cautious case, 33 in total; 6 a day by the formula, 132 in total, and then 1.5 a day are still missed. Each mark is one missed call.',
    );
    expect(sheet.slots[0]).toEqual({kind: 'cautious', x: 0, y: 91, width: 17, height: 9});
    expect(sheet.slots[7]).toEqual({kind: 'missed', x: 0.6, y: 0.6, width: 15.8, height: 7.8});
    for (const [kind, count] of [['cautious', 33] as const, ['recovered', 99], ['missed', 33]]) {
      const path = slotPath(sheet, kind as 'missed');
      expect(path.match(/M/g)).toHaveLength(count as number);
      expect(path).not.toMatch(/NaN|undefined/);
    }
  });

  test.each([
    [100, 14, 1, 'Each mark is one missed call'],
    [100, 15, 2, 'Each mark is 2 missed calls'],
    [200, 60, 9, 'Each mark is 9 missed calls'],
    [0, 15, 1, 'No missed calls to draw'],
    [-5, 15, 1, 'No missed calls to draw'],
  ])(
    '%d calls, %d%% missed: a slot stands for %d',
    (dailyCalls, missedPercentage, per, caption) => {
      const sheet = monthSheet({dailyCalls, missedPercentage});
      expect(sheet).toMatchObject({callsPerSlot: per, caption});
      if (dailyCalls > 0) return;
      expect(sheet.slots).toEqual([]);
      expect(sheet.label).toBe('One month, 22 working days, with no missed calls.');
    },
  );

  test('fractions are carried: the month’s slots are its calls, and no slot leaves the sheet', () => {
    fc.assert(
      fc.property(
        fc.double({min: 0, max: 1e6, noNaN: true}),
        fc.double({min: 0, max: 100, noNaN: true}),
        (dailyCalls, missedPercentage) => {
          const {slots, callsPerSlot, width, height} = monthSheet({dailyCalls, missedPercentage});
          const drawn = Math.round(((dailyCalls * missedPercentage) / 100 / callsPerSlot) * 22);
          expect(slots).toHaveLength(drawn);
          expect(slots.filter(({kind}) => kind !== 'missed')).toHaveLength(Math.round(drawn * 0.8));
          expect(slots.length).toBeLessThanOrEqual(22 * MAX_SLOTS_PER_DAY);
          const outside = slots.filter(
            (slot) =>
              Math.min(slot.x, slot.y) < 0 ||
              slot.x + slot.width > width ||
              slot.y + slot.height > height - 4,
          );
          expect(outside).toEqual([]);
        },
      ),
    );
  });
});

test('cash starts with the setup and crosses zero at the payback, if within the year', () => {
  const flow = cashFlow(estimateRoi(defaultRoiInputs));
  expect(flow.points).toHaveLength(13);
  expect(flow.points.slice(0, 2)).toEqual([
    {month: 0, cumulative: -3000},
    {month: 1, cumulative: 18_801},
  ]);
  expect(flow.paybackMonth).toBeCloseTo(3000 / 21_801);
  const late = {setupFee: 3000, netMonthlyBenefit: 100, paybackMonths: 30};
  expect(cashFlow(late).paybackMonth).toBeNull();
  expect(cashFlow(estimateRoi(nothing)).paybackMonth).toBeNull();
});

describe('the first year', () => {
  test('adds up, each bar starting where the last ended', () => {
    const {steps, zero} = firstYear(defaultRoiInputs, estimateRoi(defaultRoiInputs));
    expect(steps.map(({amount, kind, working}) => [amount, kind, working])).toEqual([
      [237_600, 'gain', '132 × $150 × 12'],
      [36_000, 'gain', '$3,000 × 12'],
      [-11_988, 'cost', '$999 × 12'],
      [-3000, 'cost', 'once'],
      [258_612, 'left', ''],
    ]);
    expect(zero).toBe(0);
    expect(steps[0]?.bar.end).toBeCloseTo(steps[1]?.bar.start ?? NaN, 12);
    expect(steps[1]?.bar.end).toBe(1);
  });

  test('a loss is a cost bar left of zero', () => {
    const {steps, zero} = firstYear(nothing, estimateRoi(nothing));
    expect(zero).toBe(1);
    expect(steps[4]).toMatchObject({kind: 'cost', amount: -14_988, bar: {start: 0, end: 1}});
  });

  test('bars stay on the scale for any inputs', () => {
    const any = fc.double({min: -1e15, max: 1e15, noNaN: true});
    const inputs = fc.record({
      dailyCalls: any,
      missedPercentage: any,
      avgRevenuePerVisit: any,
      hourlyWage: any,
      currentReceptionists: any,
    });
    fc.assert(
      fc.property(inputs, (given) => {
        const {steps, zero} = firstYear(given, estimateRoi(given));
        const edges = [zero, ...steps.flatMap(({bar}) => [bar.start, bar.end])];
        expect(Math.min(...edges)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...edges)).toBeLessThanOrEqual(1 + 1e-9);
      }),
    );
  });
});

test('the method shows each step with its own numbers, also a payback that never comes', () => {
  expect(methodSteps(defaultRoiInputs).map(({working, result}) => [working, result])).toEqual([
    ['50 calls × 22 days × 15% missed × 80%', '132 / month'],
    ['132 visits × $150', '$19,800'],
    ['1.5 full-time people (40 h a week) × $25 × 160 h × 50%', '$3,000'],
    ['$19,800 + $3,000 − $999', '$21,801 / month'],
    ['($21,801 × 12 − $3,000) ÷ $3,000', '8,620.4%'],
    ['$3,000 ÷ $21,801', '0.14 months'],
  ]);
  expect(methodSteps(nothing).at(-1)).toMatchObject({
    working: 'The monthly benefit is not above zero',
    result: 'Not reached',
  });
});
