import {clockTime, formatHour} from '../clock.ts';

it.each([
  [0, '12:00'],
  [490, '8:10'],
  [720, '12:00'],
  [1095, '6:15'],
])('formats minute %d as %s', (minute, text) => {
  expect(clockTime(minute)).toBe(text);
});

it.each([
  [0, '12 am'],
  [6, '6 am'],
  [12, '12 pm'],
  [20, '8 pm'],
  [24, '12 am'],
])('formats hour %d as %s', (hour, text) => {
  expect(formatHour(hour)).toBe(text);
});
