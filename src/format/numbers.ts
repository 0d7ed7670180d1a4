/**
 * How numbers read on the site: US grouping, a real minus sign, and words instead of digits before
 * a figure gets too long for the place it stands in.
 */

/** U+2212: as wide as a digit, and not read as a hyphen. */
export const MINUS = '\u2212';

/** From here on a figure is written as '$1.2 billion': ten digits no longer fit a phone. */
const COMPACT_FROM = 1e9;
/** Beyond this we only say that it is more: no practice has it. */
const COUNTABLE_TO = 1e12;

const SCALES: readonly (readonly [size: number, word: string])[] = [
  [1e12, 'trillion'],
  [1e9, 'billion'],
];

const NOT_A_NUMBER = 'n/a';

const formatters = new Map<string, Intl.NumberFormat>();

/** Made once for each pair of digits: making one takes a browser milliseconds. */
const grouped = (value: number, minDigits: number, maxDigits: number): string => {
  const key = `${minDigits}-${maxDigits}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    const digits = {minimumFractionDigits: minDigits, maximumFractionDigits: maxDigits};
    formatter = new Intl.NumberFormat('en-US', digits);
    formatters.set(key, formatter);
  }
  return formatter.format(value);
};

/** The size of a number in words and digits, without its sign. */
const magnitude = (
  absolute: number,
  around: (digits: string) => string,
  minDigits: number,
  maxDigits: number,
): string => {
  if (absolute > COUNTABLE_TO) return `over ${around('1')} trillion`;
  if (absolute >= COMPACT_FROM) {
    for (const [size, word] of SCALES) {
      // 999.95 billion would round up to '1,000 billion'
      if (absolute >= size * 0.99995) return `${around(grouped(absolute / size, 0, 1))} ${word}`;
    }
  }
  return around(grouped(absolute, minDigits, maxDigits));
};

const signed = (
  value: number,
  around: (digits: string) => string,
  minDigits: number,
  maxDigits: number,
): string => {
  if (Number.isNaN(value)) return NOT_A_NUMBER;
  // What rounds to zero has no sign: '−$0' says nothing.
  const rounds = Math.abs(value) < 0.5 * 10 ** -maxDigits;
  const text = magnitude(Math.abs(value), around, minDigits, maxDigits);
  if (value >= 0 || rounds) return text;
  return text.startsWith('over ') ? `over ${MINUS}${text.slice(5)}` : `${MINUS}${text}`;
};

/** Whole US dollars: '$21,801', '−$999', '$1.2 billion', 'over $1 trillion'. */
export const formatDollars = (usd: number): string => signed(usd, (text) => `$${text}`, 0, 0);

/** US dollars with cents where there are any: '$19,800', '$19,800.50'. */
export const formatDollarsAndCents = (usd: number): string => {
  const whole = Math.abs(usd - Math.round(usd)) < 0.005;
  return signed(usd, (text) => `$${text}`, whole ? 0 : 2, whole ? 0 : 2);
};

/** A count with at most `digits` decimals: '132', '1.5', '1.2 billion'. */
export const formatNumber = (value: number, digits = 2): string =>
  signed(value, (text) => text, 0, digits);

/** `percent` is already in percent: 8620.4 reads '8,620%'. */
export const formatPercent = (percent: number, digits = 0): string => {
  const text = signed(percent, (figure) => figure, 0, digits);
  if (text === NOT_A_NUMBER) return text;
  return /[a-z]$/.test(text) ? `${text} percent` : `${text}%`;
};

/** A fraction in percent: 0.19 reads '19%'. */
export const percentOf = (fraction: number, digits = 0): string =>
  formatPercent(fraction * 100, digits);

/** What stands where a payback never comes (docs/build/decisions.md). */
const NOT_REACHED = 'Not reached';

/** Months with two decimals at most: '0.14 months', '1 month', 'Not reached' for null. */
export const formatMonths = (months: number | null): string => {
  if (months === null || Number.isNaN(months)) return NOT_REACHED;
  if (months > 0 && months < 0.005) return 'under 0.01 months';
  if (months > 1_000) return 'over 1,000 months';
  const text = formatNumber(months, months >= 100 ? 0 : 2);
  return text === '1' ? '1 month' : `${text} months`;
};

const DAYS_PER_MONTH = 365.25 / 12;

/** Up to here a time is said in days. */
const MOST_MONTHS_IN_DAYS = 3;

/** A time in days up to three months, 'about 4 days'; empty beyond, where months say enough. */
export const inDays = (months: number | null): string => {
  if (months === null || Number.isNaN(months) || months > MOST_MONTHS_IN_DAYS) return '';
  const days = Math.round(months * DAYS_PER_MONTH);
  return days < 1 ? 'less than a day' : `about ${days === 1 ? 'a day' : `${days} days`}`;
};

/** A payback in days up to three months, then in months: 'about 4 days', '4.5 months'. */
export const formatPayback = (months: number | null): string =>
  inDays(months) || formatMonths(months);

/**
 * Two ends of a range, the unit named once: '0.12 to 0.16 months'. Empty when both ends read the same,
 * because 'over … to over …' says nothing.
 */
export const formatRange = (
  low: number,
  high: number,
  format: (value: number) => string,
): string => {
  const from = format(low);
  const to = format(high);
  if (from === to) return '';
  const unit = / [a-z]+$/.exec(to)?.[0] ?? '';
  return unit !== '' && from.endsWith(unit)
    ? `${from.slice(0, -unit.length)} to ${to}`
    : `${from} to ${to}`;
};

/** The value of an HTML `<data>` element: plain digits to the cent, for machines and checks. */
export const dataValue = (value: number): string => {
  if (!Number.isFinite(value)) return '';
  const text = value.toFixed(2);
  return text === '-0.00' ? '0.00' : text;
};

/** For drawings, whose numbers need no more than one decimal. */
export const toTenth = (value: number): number => Math.round(value * 10) / 10;

/** No line ends between a number and what it counts. */
export const keepUnits = (text: string): string => text.replace(/(?<=\d) (?=[a-z])/g, '\u00a0');
