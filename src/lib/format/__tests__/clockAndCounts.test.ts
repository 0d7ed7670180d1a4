import {clockTime, formatHour} from '../clock.ts';
import {counted} from '../counted.ts';

it('formats minutes since midnight and hours as clock times', () => {
  expect([0, 490, 720, 1095].map(clockTime)).toEqual(['12:00', '8:10', '12:00', '6:15']);
  const hours = [0, 6, 12, 20, 24].map(formatHour);
  expect(hours).toEqual(['12 am', '6 am', '12 pm', '8 pm', '12 am']);
});

it('rounds counts, and uses the noun’s own plural', () => {
  const calls = [0, 1, 1.4, 1_414].map((count) => counted(count, 'call'));
  expect(calls).toEqual(['0 calls', '1 call', '1 call', '1,414 calls']);
  expect([1, 2].map((count) => counted(count, 'reply', 'replies'))).toEqual([
    '1 reply',
    '2 replies',
  ]);
});
