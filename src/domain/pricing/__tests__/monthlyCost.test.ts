import {plans} from '../../../data/plans.ts';
import {cheapestPlan, lowestMonthlyCost, monthlyCost} from '../monthlyCost.ts';

jest.mock('../../../data/plans.ts');

test.each([
  [0, 699, 999],
  [500, 699, 999],
  [501, 699.35, 999],
  [1_000, 874, 999],
  [1_357, 998.95, 1_123.95],
  [9_000, 3_674, 3_799],
])('%d minutes cost $%d on Small and $%d on Medium', (minutes, small, medium) => {
  expect(monthlyCost(plans.small, minutes)).toBeCloseTo(small, 6);
  expect(monthlyCost(plans.medium, minutes)).toBeCloseTo(medium, 6);
  expect(lowestMonthlyCost(minutes)).toBeCloseTo(Math.min(small, medium), 6);
});

test('a single location pays least on Small, because both plans charge the same for more minutes', () => {
  for (const minutes of [0, 858, 1_358, 20_000]) {
    expect(cheapestPlan(minutes).id).toBe('small');
  }
});
