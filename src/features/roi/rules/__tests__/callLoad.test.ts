import {defaultRoiInputs} from '../../fields.ts';
import {allCallsText, callLoadText} from '../resultTexts.ts';

jest.mock('../../../../data/plans.ts');

// 50 calls × 22 days × 15% and 100%, two minutes each, are 330 and 2,200 minutes.
test('names the plan that the missed calls need, and the cost of all calls', () => {
  expect(callLoadText(defaultRoiInputs)).toBe(
    'Your missed calls take 330 minutes a month at 2 minutes a call, so the cautious case counts Small Practice: $699 a month.',
  );
  expect(allCallsText(defaultRoiInputs)).toBe(
    'All your calls would take 2,200 minutes: $1,294 a month.',
  );
  expect(callLoadText({...defaultRoiInputs, missedPercentage: 25})).toContain(
    'Small Practice with 50 extra minutes: $717 a month.',
  );
});
