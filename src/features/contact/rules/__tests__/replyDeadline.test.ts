import {replyByText} from '../replyDeadline.ts';

test.each([
  ['2026-11-27T21:40:00Z', 'Saturday, November 28, 4:40 pm Eastern Time'],
  ['2026-11-28T14:05:00Z', 'Monday, November 30, 9:05 am Eastern Time'],
  ['2026-11-29T05:00:00Z', 'Monday, November 30, 11:59 pm Eastern Time'],
  ['2026-11-29T18:00:00Z', 'Monday, November 30, 11:59 pm Eastern Time'],
  ['2026-11-30T05:01:00Z', 'Tuesday, December 1, 12:01 am Eastern Time'],
  ['2026-12-31T15:00:00Z', 'Friday, January 1, 10:00 am Eastern Time'],
  ['2028-02-28T15:00:00Z', 'Tuesday, February 29, 10:00 am Eastern Time'],
  // Clocks change on these Sundays.
  ['2026-10-31T14:00:00Z', 'Monday, November 2, 10:00 am Eastern Time'],
  ['2026-03-07T15:00:00Z', 'Monday, March 9, 10:00 am Eastern Time'],
])('a message sent at %s is answered by %s', (sentAt, text) => {
  expect(replyByText(new Date(sentAt))).toBe(text);
});
