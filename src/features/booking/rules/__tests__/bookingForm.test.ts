import {bookingFieldRules} from '../bookingForm.ts';

test.each([
  ['name', ' ', 'Enter your name.'],
  ['name', 'x'.repeat(101), /to 100 characters/],
  ['practice', 'x'.repeat(201), /to 200 characters/],
  ['calls', 'x'.repeat(201), /to 200 characters/],
  ['practice', '', /^$/],
] as const)('bookingFieldRules check %s (case %#)', (name, typed, problem) => {
  expect(bookingFieldRules[name](typed)).toMatch(problem);
});
