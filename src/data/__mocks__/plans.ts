import type * as Plans from '../plans.ts';

const actual = jest.requireActual<typeof Plans>('../plans.ts');
const {plans} = actual;

/** Fixed prices in USD a month for hand-computed sums in tests, so that a new price breaks no test. */
module.exports = {
  ...actual,
  plans: {
    ...plans,
    small: {...plans.small, price: 699},
    medium: {...plans.medium, price: 999},
  },
};
