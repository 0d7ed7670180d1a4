import {budgetKey, type Budgets, excesses, type Weight} from '../budgets.ts';

const weight = (js: number, total: number): Weight => ({
  html: 0,
  js,
  css: 0,
  fonts: 0,
  images: 0,
  first: 0,
  total,
});

const budgets: Budgets = {
  '/*': {js: 1000, total: 2000},
  '/blog/*': {js: 500, total: 900},
  '/': {total: 5000},
};

describe('byte budgets', () => {
  it.each([
    ['/', '/'],
    ['/pricing', '/*'],
    ['/blog', '/*'],
    ['/blog/roi', '/blog/*'],
  ])('%s has the closest budget, %s', (path, key) => {
    expect(budgetKey(budgets, path)).toBe(key);
  });

  it('return no key for a page without a budget', () => {
    expect(budgetKey({'/blog/*': {total: 1}}, '/pricing')).toBeUndefined();
  });

  it('name each kind over its budget, and by how much', () => {
    expect(excesses(weight(1000, 2000), {js: 1000, total: 2000})).toEqual([]);
    expect(excesses(weight(1001, 2500), {js: 1000, total: 2000})).toEqual([
      'js weighs 1001 bytes, 1 over its budget of 1000',
      'total weighs 2500 bytes, 500 over its budget of 2000',
    ]);
  });
});
