import fc from 'fast-check';
import {defaultRoiInputs} from '../../../data/roiFields.ts';
import {cashFlow} from '../cashFlow.ts';
import {estimateRoi} from '../estimate.ts';
import {firstYear} from '../firstYear.ts';
import {methodSteps} from '../method.ts';
import {MAX_SLOTS_PER_DAY, monthSheet, slotPath} from '../monthSheet.ts';

jest.mock('../../../data/plans.ts');

const nothing = {
  dailyCalls: 0,
  missedPercentage: 0,
  avgRevenuePerVisit: 0,
  hourlyWage: 0,
  currentReceptionists: 0,
};

describe('the month sheet', () => {
  test('draws the defaults as in the design: 165 slots, 132 of them recovered, 33 for sure', () => {
    const sheet = monthSheet(defaultRoiInputs);
    expect(sheet.slots).toHaveLength(165);
    expect(sheet.slots.filter(({kind}) => kind === 'cautious')).toHaveLength(33);
    expect(sheet.slots.filter(({kind}) => kind === 'recovered')).toHaveLength(99);
    expect([sheet.width, sheet.height]).toEqual([506, 108]);
    expect(sheet.weeks).toBe(5);
    expect(sheet.caption).toBe('One slot is one missed call');
    expect(sheet.label).toBe(
      'One month of missed calls, drawn as slots: 22 working days with 7.5 missed calls each. 1.5 a day are recovered in the cautious case, 33 in total; 6 a day by the formula, 132 in total, and then 1.5 a day are still missed. One slot is one missed call.',
    );
    expect(sheet.slots[0]).toEqual({kind: 'cautious', x: 0, y: 91, width: 17, height: 9});
    expect(sheet.slots[7]).toEqual({kind: 'missed', x: 0.6, y: 0.6, width: 15.8, height: 7.8});
  });

  test('above 14 a day a slot stands for several calls, and the caption says so', () => {
    const sheet = monthSheet({dailyCalls: 200, missedPercentage: 60});
    expect(sheet.callsPerSlot).toBe(9);
    expect(sheet.caption).toBe('One slot is 9 missed calls');
    expect(monthSheet({dailyCalls: 100, missedPercentage: 14}).callsPerSlot).toBe(1);
    expect(monthSheet({dailyCalls: 100, missedPercentage: 15}).callsPerSlot).toBe(2);
  });

  test('no missed calls, or negative ones, draw an empty sheet', () => {
    expect(monthSheet(nothing).slots).toEqual([]);
    expect(monthSheet(nothing).caption).toBe('No missed calls to draw');
    expect(monthSheet(nothing).label).toBe('One month, 22 working days, with no missed calls.');
    expect(monthSheet({dailyCalls: -5, missedPercentage: 15}).slots).toEqual([]);
  });

  test('fractions are carried: the month’s slots are its calls, and no slot leaves the sheet', () => {
    fc.assert(
      fc.property(
        fc.double({min: 0, max: 1e6, noNaN: true}),
        fc.double({min: 0, max: 100, noNaN: true}),
        (dailyCalls, missedPercentage) => {
          const sheet = monthSheet({dailyCalls, missedPercentage});
          const perDay = (dailyCalls * missedPercentage) / 100 / sheet.callsPerSlot;
          const drawn = Math.round(perDay * 22);
          expect(sheet.slots).toHaveLength(drawn);
          expect(sheet.slots.filter(({kind}) => kind !== 'missed')).toHaveLength(
            Math.round(drawn * 0.8),
          );
          expect(sheet.slots.length).toBeLessThanOrEqual(22 * MAX_SLOTS_PER_DAY);
          const outside = sheet.slots.filter(
            ({x, y, width, height}) =>
              Math.min(x, y) < 0 || x + width > sheet.width || y + height > sheet.height - 4,
          );
          expect(outside).toEqual([]);
        },
      ),
    );
  });

  test('one path carries all slots of a kind', () => {
    const sheet = monthSheet(defaultRoiInputs);
    expect(slotPath(sheet, 'cautious').match(/M/g)).toHaveLength(33);
    expect(slotPath(sheet, 'recovered').match(/M/g)).toHaveLength(99);
    expect(slotPath(sheet, 'missed').match(/M/g)).toHaveLength(33);
    expect(slotPath(sheet, 'recovered')).not.toMatch(/NaN|undefined/);
  });
});

describe('cash over twelve months', () => {
  test('starts with the setup and crosses zero at the payback', () => {
    const flow = cashFlow(estimateRoi(defaultRoiInputs));
    expect(flow.points).toHaveLength(13);
    expect(flow.points[0]).toEqual({month: 0, cumulative: -3000});
    expect(flow.points[1]).toEqual({month: 1, cumulative: 18_801});
    expect(flow.points[12]).toEqual({month: 12, cumulative: 258_612});
    expect(flow.paybackMonth).toBeCloseTo(0.1376, 4);
  });

  test('a loss only falls and has no payback', () => {
    const flow = cashFlow(estimateRoi(nothing));
    expect(flow.points[12]).toEqual({month: 12, cumulative: -14_988});
    expect(flow.paybackMonth).toBeNull();
  });

  test('a payback after the year is not on the chart', () => {
    expect(
      cashFlow({setupFee: 3000, netMonthlyBenefit: 100, paybackMonths: 30}).paybackMonth,
    ).toBeNull();
  });
});

describe('the first year', () => {
  test('adds up, each bar starting where the last ended', () => {
    const {steps, zero} = firstYear(defaultRoiInputs, estimateRoi(defaultRoiInputs));
    expect(steps.map(({amount}) => amount)).toEqual([237_600, 36_000, -11_988, -3000, 258_612]);
    expect(steps.map(({working}) => working)).toEqual([
      '132 × $150 × 12',
      '$3,000 × 12',
      '$999 × 12',
      'once',
      '',
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
    fc.assert(
      fc.property(
        fc.record({
          dailyCalls: any,
          missedPercentage: any,
          avgRevenuePerVisit: any,
          hourlyWage: any,
          currentReceptionists: any,
        }),
        (inputs) => {
          const {steps, zero} = firstYear(inputs, estimateRoi(inputs));
          const edges = [zero, ...steps.flatMap(({bar}) => [bar.start, bar.end])];
          expect(Math.min(...edges)).toBeGreaterThanOrEqual(0);
          expect(Math.max(...edges)).toBeLessThanOrEqual(1 + 1e-9);
        },
      ),
    );
  });
});

describe('the method', () => {
  test('shows each step with its own numbers', () => {
    expect(methodSteps(defaultRoiInputs).map(({working, result}) => [working, result])).toEqual([
      ['50 calls × 22 days × 15% missed × 80%', '132 / month'],
      ['132 visits × $150', '$19,800'],
      ['1.5 full-time people (40 h a week) × $25 × 160 h × 50%', '$3,000'],
      ['$19,800 + $3,000 − $999', '$21,801 / month'],
      ['($21,801 × 12 − $3,000) ÷ $3,000', '8,620.4%'],
      ['$3,000 ÷ $21,801', '0.14 months'],
    ]);
  });

  test('says plainly when payback never comes', () => {
    const last = methodSteps(nothing).at(-1);
    expect(last).toMatchObject({
      working: 'The monthly benefit is not above zero',
      result: 'Not reached',
    });
  });
});
