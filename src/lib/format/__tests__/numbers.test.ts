import {
  dataValue,
  formatDollars,
  formatDollarsAndCents,
  formatMonths,
  formatPayback,
  formatPercent,
  formatRange,
  noBreakUnits,
  MINUS,
} from '../numbers.ts';

test.each([
  [21_801, '$21,801'],
  [0, '$0'],
  [-0, '$0'],
  [-0.4, '$0'],
  [-999, `${MINUS}$999`],
  [1234.5, '$1,235'],
  [999_999_999, '$999,999,999'],
  [1_200_000_000, '$1.2 billion'],
  [1e12, '$1 trillion'],
  [999_960_000_000, '$1 trillion'],
  [-1e12, `${MINUS}$1 trillion`],
  [1.1e12, 'over $1 trillion'],
  [5e18, 'over $1 trillion'],
  [-1e44, `over ${MINUS}$1 trillion`],
  [Infinity, 'over $1 trillion'],
  [NaN, 'n/a'],
])('formats %p dollars as %s', (usd, text) => {
  expect(formatDollars(usd)).toBe(text);
});

test('formats cents only if there are any', () => {
  expect(formatDollarsAndCents(19_800)).toBe('$19,800');
  expect(formatDollarsAndCents(19_800.5)).toBe('$19,800.50');
  expect(formatDollarsAndCents(0.05)).toBe('$0.05');
  expect(formatDollarsAndCents(-0.25)).toBe(`${MINUS}$0.25`);
});

test.each([
  [8620.4, 0, '8,620%'],
  [8620.4, 1, '8,620.4%'],
  [-100, 0, `${MINUS}100%`],
  [2.5e9, 0, '2.5 billion percent'],
  [2.5e12, 0, 'over 1 trillion percent'],
  [15, 2, '15%'],
])('formats %p percent with %p digits as %s', (percent, digits, text) => {
  expect(formatPercent(percent, digits)).toBe(text);
});

test.each([
  [3000 / 21_801, '0.14 months'],
  [1, '1 month'],
  [0.001, 'under 0.01 months'],
  [250.4, '250 months'],
  [3e9, 'over 1,000 months'],
  [null, 'Not reached'],
])('formats %p months as %s', (months, text) => {
  expect(formatMonths(months)).toBe(text);
});

test.each([
  [3000 / 21_801, 'about 4 days'],
  [0.04, 'about a day'],
  [0.001, 'less than a day'],
  [1, 'about 30 days'],
  [3, 'about 91 days'],
  [4.5, '4.5 months'],
  [null, 'Not reached'],
  [NaN, 'Not reached'],
])('formats a payback of %p months as "%s"', (months, text) => {
  expect(formatPayback(months)).toBe(text);
});

test('dataValue has plain digits with cents', () => {
  expect([21_801, -0.001, Infinity].map(dataValue)).toEqual(['21801.00', '0.00', '']);
});

test('a range has its unit once, and is empty if both ends look the same', () => {
  expect(formatRange(0.117, 0.158, formatMonths)).toBe('0.12 to 0.16 months');
  expect(formatRange(1.2e9, 1.6e9, formatDollars)).toBe('$1.2 to $1.6 billion');
  expect(formatRange(900_000_000, 1.2e9, formatDollars)).toBe('$900,000,000 to $1.2 billion');
  expect(formatRange(0, 0, formatDollars)).toBe('');
});

test('keepUnits keeps a number and its noun on one line', () => {
  expect(noBreakUnits('0.12 to 0.16 months (about 4 days)')).toBe(
    '0.12\u00a0to 0.16\u00a0months (about 4\u00a0days)',
  );
});
