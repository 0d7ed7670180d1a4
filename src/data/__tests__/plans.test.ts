import {benchmarkIds, benchmarks} from '../benchmarks';
import {
  addOnIds,
  addOns,
  annualDiscount,
  planIds,
  plans,
  quotedLocations,
  setupFee,
  setupSaving,
} from '../plans';

test('the prices of spec section 9', () => {
  expect(planIds.map((id) => plans[id].price)).toEqual([699, 999, 'Custom']);
  expect(plans.small.priceRange).toEqual({low: 500, high: 700});
  expect(plans.medium.priceRange).toEqual({low: 800, high: 1000});
  expect([plans.small.minutesPerMonth, plans.medium.minutesPerMonth]).toEqual([500, 1000]);
});

test('exactly one plan is the most popular', () => {
  expect(planIds.filter((id) => plans[id].popular)).toEqual(['medium']);
});

test('six to fourteen locations are quoted', () => {
  expect(quotedLocations).toEqual({min: 6, max: 14});
});

test('setup and discount', () => {
  expect(setupFee).toEqual({regular: 10_000, special: 3_000, firstClinics: 100});
  expect(setupSaving).toBe(7_000);
  expect(annualDiscount.badge).toBe(`Save ${annualDiscount.fraction * 100}%`);
});

test('every add-on has a price to read', () => {
  for (const id of addOnIds) expect(addOns[id].price).toMatch(/^(?:from )?\$[\d,.]+/);
});

test('the benchmarks of spec section 9', () => {
  expect(
    benchmarkIds.map((id) => {
      const {industry, avgCalls, missedRate, avgRevenue} = benchmarks[id];
      return [industry, avgCalls, missedRate, avgRevenue];
    }),
  ).toEqual([
    ['Family Medicine', 65, 18, 120],
    ['Dental', 45, 12, 280],
    ['Physiotherapy', 35, 15, 95],
    ['Chiropractic', 30, 20, 85],
  ]);
});
