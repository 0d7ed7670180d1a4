import {budgetKey, type Budgets} from '../budgets.ts';

const some = {first: 1, total: 1};
const budgets: Budgets = {'/*': some, '/blog/*': some, '/': some};

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
    expect(budgetKey({'/blog/*': some}, '/pricing')).toBeUndefined();
  });
});
