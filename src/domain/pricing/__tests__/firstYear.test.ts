import fc from 'fast-check';

import {plans, setupFee} from '../../../data/plans.ts';
import {findPlan} from '../findPlan.ts';
import {firstYearCost, firstYearText} from '../firstYearCost.ts';
import {MAX_TYPED} from '../readCount.ts';
import {examplePracticeSize, readPracticeSize, writePracticeSize} from '../sizeInAddress.ts';

jest.mock('../../../data/plans.ts');

const anySize = fc.record({
  locations: fc.integer({min: 1, max: MAX_TYPED}),
  minutes: fc.integer({min: 0, max: MAX_TYPED}),
});

const say = (locations: number, minutes: number): string =>
  firstYearText(findPlan({locations, minutes}), {locations, minutes});

describe('the first year', () => {
  it('is setup and twelve months of the plan that fits, in one line', () => {
    expect(say(1, 300)).toBe(
      'First year: $3,000 setup + 12 × $699 = $11,388 for 300 of 500 minutes a month.',
    );
    expect(say(4, 1)).toBe(
      'First year: $3,000 setup + 12 × $999 = $14,988 for 1 of 1,000 minutes a month, before your volume discount.',
    );
    expect(
      firstYearText(findPlan({locations: 1, minutes: 9}), {locations: 1, minutes: 9}, 'annual'),
    ).toBe('First year: $3,000 setup + 12 × $559.20 = $9,710.40 for 9 of 500 minutes a month.');
  });

  it.each([
    [9, 640],
    [1, 1_001],
    [20, 9_000],
  ])('of %d locations and %d minutes has no price of ours', (locations, minutes) => {
    expect(firstYearCost(findPlan({locations, minutes}))).toBeNull();
    expect(say(locations, minutes)).toMatch(
      /^First year: \$3,000 setup and 12 months at the price that we quote for /,
    );
  });

  it('has a sum only of listed prices', () => {
    fc.assert(
      fc.property(anySize, (size) => {
        const cost = firstYearCost(findPlan(size));
        const listed = [plans.small.price, plans.medium.price].map(
          (price) => setupFee.special + 12 * price,
        );
        if (cost !== null) expect(listed).toContain(cost.total);
      }),
    );
  });
});

describe('the size in the address', () => {
  it('is none for the example, and both numbers for all others', () => {
    expect(writePracticeSize(examplePracticeSize, '?locations=3&utm_source=x')).toBe(
      '?utm_source=x',
    );
    expect(writePracticeSize({...examplePracticeSize, locations: 1}, '')).toBe(
      '?locations=1&minutes=640',
    );
  });

  it('reads back what was written', () => {
    fc.assert(
      fc.property(anySize, (size) => {
        expect(readPracticeSize(writePracticeSize(size, '?q=1'))).toEqual(size);
      }),
    );
  });

  it.each(['locations=0', 'minutes=-5', 'minutes=1e3', 'locations=99999999', 'minutes=%E0%A4%A'])(
    '%s is the example',
    (query) => {
      expect(readPracticeSize(`?${query}`)).toEqual(examplePracticeSize);
    },
  );
});
