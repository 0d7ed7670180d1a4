import fc from 'fast-check';
import {officeZone} from '../../../src/data/officeHours.ts';
import {formatMoment, officeTime} from '../officeTime.ts';
import {
  replyDeadline,
  formatDeadline,
  formatTimeLeft,
  reminderDue,
  timeLeft,
  workingMs,
} from '../replyDeadline.ts';

const HOUR = 3_600_000;
/** Step in milliseconds that divides every zone's offset. */
const STEP = 15 * 60_000;

const due = (received: string): string => replyDeadline(new Date(received)).toISOString();

describe('the reply deadline of 24 hours, Sundays aside', () => {
  it.each([
    ['on a Tuesday at noon', '2026-11-24T17:00:00Z', '2026-11-25T17:00:00.000Z'],
    ['on a Friday evening', '2026-11-27T23:30:00Z', '2026-11-28T23:30:00.000Z'],
    ['on a Saturday at ten: Monday at ten', '2026-11-28T15:00:00Z', '2026-11-30T15:00:00.000Z'],
    ['on a Sunday: the end of Monday', '2026-11-29T20:00:00Z', '2026-12-01T05:00:00.000Z'],
    ['as Sunday begins', '2026-11-29T05:00:00Z', '2026-12-01T05:00:00.000Z'],
    ['as Sunday ends', '2026-11-30T05:00:00Z', '2026-12-01T05:00:00.000Z'],
    // Sundays with 25 and with 23 hours: the deadline has the same local time two days later.
    ['before clocks go back', '2026-10-31T14:00:00Z', '2026-11-02T15:00:00.000Z'],
    ['before clocks go forward', '2026-03-07T15:00:00Z', '2026-03-09T14:00:00.000Z'],
  ])('sets the reply deadline of a message received %s', (_, received, expected) => {
    expect(due(received)).toBe(expected);
  });

  /** Moments around the clock changes of several years. */
  const moment = fc
    .date({min: new Date('2024-01-01'), max: new Date('2032-12-31'), noInvalidDate: true})
    .map((date) => new Date(Math.floor(date.getTime() / STEP) * STEP));

  /** Checks whether a moment is on a Sunday in Toronto, by another calendar than the code's. */
  const weekday = new Intl.DateTimeFormat('en-US', {timeZone: officeZone, weekday: 'short'});
  const isSunday = (time: number): boolean => weekday.format(time) === 'Sun';

  it('the deadline is 24 hours later without counting Sundays, compared every quarter of an hour', () => {
    fc.assert(
      fc.property(moment, (received) => {
        const end = replyDeadline(received).getTime();
        let steps = 0;
        for (let at = received.getTime(); at < end; at += STEP) if (!isSunday(at)) steps += 1;
        expect(steps * STEP).toBe(24 * HOUR);
      }),
      {numRuns: 300},
    );
  });

  it('the time left is 24 hours minus the time passed', () => {
    fc.assert(
      fc.property(moment, fc.integer({min: 0, max: 24 * 60}), (received, minutes) => {
        const now = new Date(received.getTime() + minutes * 60_000);
        const left = timeLeft(now, received);
        expect(left + workingMs(received, now)).toBe(24 * HOUR);
      }),
    );
  });

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
