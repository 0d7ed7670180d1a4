import fc from 'fast-check';

import {defaultRoiInputs} from '../../data/fields.ts';
import {formulaSteps} from '../formulaSteps.ts';
import {MAX_SLOTS_PER_DAY, monthSheet} from '../monthSheet.ts';

jest.mock('../../../../data/plans.ts');

/** Top left corners of the slots in a path, less their rounding. */
const slotsOf = (path: string): readonly (readonly number[])[] =>
  [...path.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x) - 2, Number(y)]);

test('the month sheet has 165 slots for the defaults, 132 of them recovered, 33 of those in the cautious case', () => {
  const sheet = monthSheet(defaultRoiInputs);
  expect([sheet.width, sheet.height, sheet.weeks]).toEqual([506, 108, 5]);
  expect(sheet.caption).toBe('One mark per missed call');
  expect(sheet.label).toBe(
    'One month of missed calls: 22 working days with 7.5 missed calls each. 1.5 a day are recovered in the cautious case, 33 in total; 6 a day by the formula, 132 in total, and then 1.5 a day are still missed. One mark per missed call.',
  );
  expect(slotsOf(sheet.paths.cautious)[0]).toEqual([0, 91]);
  const counts = Object.values(sheet.paths).map((path) => slotsOf(path).length);
  expect(counts).toEqual([33, 99, 33]);
});

test.each([
  [100, 14, 1, 'One mark per missed call'],
  [100, 15, 2, 'One mark per 2 missed calls'],
  [0, 15, 1, 'No missed calls to draw'],
  [-5, 15, 1, 'No missed calls to draw'],
])(
  'with %d calls, %d%% missed, a mark of the month sheet stands for %d',
  (dailyCalls, missedPercentage, per, caption) => {
    const {callsPerSlot, paths, ...sheet} = monthSheet({dailyCalls, missedPercentage});
    expect([callsPerSlot, sheet.caption]).toEqual([per, caption]);
    if (dailyCalls > 0) return;
    expect(Object.values(paths).join('')).toBe('');
    expect(sheet.label).toBe('One month, 22 working days, with no missed calls.');
  },
);

test('the month sheet’s slots add up to its calls, and none is outside of the sheet', () => {
  fc.assert(
    fc.property(
      fc.double({min: 0, max: 1e6, noNaN: true}),
      fc.double({min: 0, max: 100, noNaN: true}),
      (dailyCalls, missedPercentage) => {
        const {paths, callsPerSlot, width, height} = monthSheet({dailyCalls, missedPercentage});
        const drawn = Math.round(((dailyCalls * missedPercentage) / 100 / callsPerSlot) * 22);
        const slots = Object.values(paths).flatMap(slotsOf);
        expect(slots).toHaveLength(drawn);
        expect(drawn - slotsOf(paths.missed).length).toBe(Math.round(drawn * 0.8));
        expect(drawn).toBeLessThanOrEqual(22 * MAX_SLOTS_PER_DAY);
        for (const [x = NaN, y = NaN] of slots) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(width - 17 + 0.6);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(height - 9 - 4 + 0.6);
        }
      },
    ),
  );
});

test('the method shows each step with its own numbers, also without a payback', () => {
  expect(formulaSteps(defaultRoiInputs).map(({working, result}) => [working, result])).toEqual([
    ['50 calls × 22 days × 15% missed × 80%', '132 / month'],
    ['132 visits × $150', '$19,800'],
    ['1.5 full-time people (40 h a week) × $25 × 160 h × 50%', '$3,000'],
    ['$19,800 + $3,000 − $999', '$21,801 / month'],
    ['($21,801 × 12 − $3,000) ÷ $3,000', '8,620.4%'],
    ['$3,000 ÷ $21,801', '0.14 months'],
  ]);
  expect(
    formulaSteps({...defaultRoiInputs, dailyCalls: 0, currentReceptionists: 0}).at(-1),
  ).toMatchObject({
    working: 'The monthly benefit is not above zero',
    result: 'Not reached',
  });
});
