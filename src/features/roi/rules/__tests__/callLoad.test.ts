import {defaultRoiInputs, type RoiInputs} from '../../fields.ts';
import {callLoadText} from '../resultTexts.ts';

jest.mock('../../../../data/plans.ts');

// 50 calls × 22 days × 15% and 100%, two minutes each, are 330 and 2,200 minutes.
test.each<[Partial<RoiInputs>, string]>([
  [
    {},
    'Your missed calls take 330 minutes a month at 2 minutes a call, so the cautious case counts Small Practice: $699 a month.',
  ],
  [
    {plan: 'every'},
    'All your calls take 2,200 minutes a month at 2 minutes a call, so the cautious case counts Small Practice with 1,700 extra minutes: $1,294 a month.',
  ],
])('%j: names the plan that the calls need', (inputs, text) => {
  expect(callLoadText({...defaultRoiInputs, ...inputs})).toBe(text);
});
