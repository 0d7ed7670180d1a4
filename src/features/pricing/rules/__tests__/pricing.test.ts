import fc from 'fast-check';

import {plans} from '../../../../data/plans.ts';
import {explainFit} from '../explainFit.ts';
import {findPlan, type PracticeSize} from '../findPlan.ts';
import {firstYearText, monthlyPrice} from '../firstYear.ts';
import {minutesBelowPrice, planCost} from '../planCost.ts';
import {
  examplePracticeSize,
  MAX_TYPED,
  readCount,
  readPracticeSize,
  writePracticeSize,
} from '../practiceSize.ts';

jest.mock('../../../../data/plans.ts');

test.each<[string, ...(readonly [number, number])[]]>([
  ['small', [1, 0], [1, 500], [1, 501], [1, 1_357], [1, 5_000]],
  ['medium', [2, 100], [2, 640], [5, 1_000], [5, 2_000]],
  ['enterprise', [15, 0], [400, 50_000]],
  ['quoted', [6, 0], [14, 5_000]],
])('the plan for a practice is %s', (expected, ...sizes) => {
  for (const [locations, minutes] of sizes) {
    const fit = findPlan({locations, minutes});
    expect(fit.kind === 'plan' ? fit.planId : fit.kind).toBe(expected);
  }
});

const say = (size: PracticeSize): readonly string[] => {
  const fit = findPlan(size);
  return [explainFit(fit, size), firstYearText(fit, size)];
};

test.each<[locations: number, minutes: number, fit: RegExp, firstYear: RegExp]>([
  [
    1,
    440,
    /^440 minutes a month is about 10 two-minute calls each working day\.$/,
    /^First year: \$3,000 setup \+ 12 × \$699 = \$11,388\.$/,
  ],
  [
    1,
    640,
    /^Small Practice: \$699 \+ 140 × \$0\.35 = \$748 a month\. Medium Practice: \$999 a month\.$/,
    / \+ 12 × \$748 = \$11,976\.$/,
  ],
  [
    1,
    1_100,
    /^Small Practice: \$699 \+ 600 .* = \$909 .* Medium Practice: \$999 \+ 100 .* = \$1,034 /,
    / 12 × \$909 /,
  ],
  [2, 1_100, /^Medium Practice: \$999 \+ 100 × \$0\.35 = \$1,034 a month\.$/, / 12 × \$1,034 /],
  [
    4,
    1,
    /^1 minute a month is less than one two-minute call/,
    / = \$14,988, before your volume discount\.$/,
  ],
  [1, 0, /^Not sure\? Count two minutes a call\.$/, / \$699 /],
  [1, 44, /about 1 two-minute call each/, / \$699 /],
  [
    9,
    640,
    /^For 6 to 14 locations we quote a price.*your 9 locations/,
    /^First year: \$3,000 setup and 12 months at the price we quote you\.$/,
  ],
  [20, 9_000, /about 205 two-minute calls/, /price we quote you/],
])('explains the fit of %d locations and %d minutes', (locations, minutes, fit, firstYear) => {
  expect(say({locations, minutes})).toEqual(
    [fit, firstYear].map((text) => expect.stringMatching(text)),
  );
});

test('paying by the year takes 20% off the plan and nothing off extra minutes', () => {
  const size = {locations: 1, minutes: 600};
  expect(firstYearText(findPlan(size), size, 'annual')).toContain(' 12 × $594.20 ');
});

test.each([
  ['small', 500, 699],
  ['small', 501, 699.35],
  ['small', 1_357, 998.95],
] as const)('the %s plan with %d minutes costs $%d a month', (id, minutes, cost) => {
  expect(planCost(plans[id], minutes)).toBe(cost);
});

test('Small costs less than the price of Medium up to 1,357 minutes', () => {
  const most = minutesBelowPrice(plans.small, plans.medium);
  expect(most).toBe(1_357);
  expect(planCost(plans.small, most)).toBeLessThan(plans.medium.price);
  expect(planCost(plans.small, most + 1)).toBeGreaterThan(plans.medium.price);
});

test('the price is the listed one by the month and 20% less by the year', () => {
  expect(monthlyPrice(plans.small, 'monthly')).toBe(699);
  expect(monthlyPrice(plans.small, 'annual')).toBe(559.2);
  expect(monthlyPrice(plans.enterprise, 'annual')).toBeNull();
});

test.each([
  ['1,200+', 0, 1_200, null],
  ['640 minutes a month', 0, 640, null],
  ['10 hours', 0, 0, /cannot read/],
  ['1.200', 0, 0, /Is that dot a decimal point/],
  ['-640', 0, 0, /minimum here is/],
  ['0', 1, 1, /minimum here is/],
  ['2.5', 0, 3, /whole numbers: 3/],
  ['', 1, 1, /Empty counts as 1/],
  ['2,000,000', 0, MAX_TYPED, /^We stop counting at 1,000,000\.$/],
] as const)('reads the size %j with minimum %p as %p', (text, min, value, note) => {
  const reading = {value, note: note && expect.stringMatching(note)};
  expect(readCount(text, min, ['minutes', 'month'])).toEqual(reading);
});

test('the URL has both numbers, or none for the example', () => {
  const size = {locations: fc.integer({min: 1, max: 1e6}), minutes: fc.integer({min: 0, max: 1e6})};
  fc.assert(
    fc.property(fc.record(size), (any) => {
      expect(readPracticeSize(writePracticeSize(any, '?q=1'))).toEqual(any);
    }),
  );
  expect(writePracticeSize(examplePracticeSize, '?locations=3&utm_source=x')).toBe('?utm_source=x');
  for (const query of ['locations=0', 'minutes=-5', 'minutes=1e3', 'locations=9999999'])
    expect(readPracticeSize(`?${query}`)).toEqual(examplePracticeSize);
});
