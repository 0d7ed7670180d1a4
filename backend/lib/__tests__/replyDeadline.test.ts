import {formatMoment, officeTime} from '../officeTime.ts';
import {formatDeadline, formatTimeLeft, reminderDue, timeLeft} from '../replyDeadline.ts';

const HOUR = 3_600_000;

it('reminders are due 12 and 4 hours before the deadline and after it, also on Sundays', () => {
  const received = new Date('2026-11-28T15:00:00Z'); // a Saturday at ten
  const at = (time: string) => reminderDue(new Date(time), received);
  expect(at('2026-11-28T15:00:00Z')).toBeNull();
  expect(at('2026-11-29T03:00:00Z')).toBe(12); // Saturday at ten in the evening
  expect(at('2026-11-29T20:00:00Z')).toBe(12); // Sunday: 10 h left, as at its beginning
  expect(at('2026-11-30T11:00:00Z')).toBe(4);
  expect(at('2026-11-30T14:59:00Z')).toBe(4);
  expect(at('2026-11-30T15:00:00Z')).toBe('overdue');
  expect(timeLeft(new Date('2026-11-29T20:00:00Z'), received)).toBe(10 * HOUR);
});

it('formats the reply deadline in the office’s time, with its zone', () => {
  expect(formatMoment(new Date('2026-12-01T14:40:00Z'))).toBe(
    'Tuesday, December 1 at 9:40 am Eastern Time',
  );
  expect(formatMoment(new Date('2026-07-01T13:05:00Z'))).toBe(
    'Wednesday, July 1 at 9:05 am Eastern Time',
  );
  // A message from a Sunday is due at the end of Monday.
  expect(formatDeadline(new Date('2026-12-01T05:00:00Z'))).toBe(
    'Monday, November 30 at 11:59 pm Eastern Time',
  );
  expect(formatDeadline(new Date('2026-12-01T05:00:01Z'))).toBe(
    'Tuesday, December 1 at 12:00 am Eastern Time',
  );
  expect(formatTimeLeft(200 * 60_000)).toBe('3 h 20 min');
  expect(formatTimeLeft(59_999)).toBe('0 min');
  expect(formatTimeLeft(-125 * 60_000)).toBe('2 h 5 min over');
  expect(officeTime(new Date('2026-12-01T04:30:00Z'))).toEqual({day: '2026-11-30', hour: 23});
});
