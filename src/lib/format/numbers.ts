/**
 * Number formats of the site: US grouping, a real minus sign, and words instead of digits where a
 * figure would get too long for its space.
 */

/** U+2212: as wide as a digit, and not read aloud as a hyphen. */
export const MINUS = '\u2212';

/** From here on a figure is formatted as '$1.2 billion', because ten digits don't fit on a phone. */
const COMPACT_FROM = 1e9;
/** Upper limit of exact figures, beyond any practice; above it the text is 'over $1 trillion'. */
const MAX_EXACT = 1e12;

const SCALES: readonly (readonly [size: number, word: string])[] = [
  [1e12, 'trillion'],
  [1e9, 'billion'],
];

const NOT_A_NUMBER = 'n/a';

const formatters = new Map<string, Intl.NumberFormat>();

/** Cached per pair of digits, because creating a formatter takes milliseconds. */
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

/** Formats the absolute value in words and digits. */
const magnitude = (
  absolute: number,
  around: (digits: string) => string,
  minDigits: number,
  maxDigits: number,
): string => {
  if (absolute > MAX_EXACT) return `over ${around('1')} trillion`;
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
  // No sign for a value that rounds to zero, such as '−$0'.
  const rounds = Math.abs(value) < 0.5 * 10 ** -maxDigits;
  const text = magnitude(Math.abs(value), around, minDigits, maxDigits);
  if (value >= 0 || rounds) return text;
  return text.startsWith('over ') ? `over ${MINUS}${text.slice(5)}` : `${MINUS}${text}`;
};

/** Formats whole US dollars: '$21,801', '−$999', '$1.2 billion', 'over $1 trillion'. */
export const formatDollars = (usd: number): string => signed(usd, (text) => `$${text}`, 0, 0);

/** Formats US dollars, with cents only if there are any: '$19,800', '$19,800.50'. */
export const formatDollarsAndCents = (usd: number): string => {
  const whole = Math.abs(usd - Math.round(usd)) < 0.005;
  return signed(usd, (text) => `$${text}`, whole ? 0 : 2, whole ? 0 : 2);
};

/** Formats a count with at most `digits` decimals: '132', '1.5', '1.2 billion'. */
export const formatNumber = (value: number, digits = 2): string =>
  signed(value, (text) => text, 0, digits);

/** Formats a number that is already in percent: 8620.4 → '8,620%'. */
export const formatPercent = (percent: number, digits = 0): string => {
  const text = signed(percent, (figure) => figure, 0, digits);
  if (text === NOT_A_NUMBER) return text;
  return /[a-z]$/.test(text) ? `${text} percent` : `${text}%`;
};

/** Formats a fraction as a percentage: 0.19 → '19%'. */
export const percentOf = (fraction: number, digits = 0): string =>
  formatPercent(fraction * 100, digits);

/** Text for a payback that is never reached (docs/build/decisions.md). */
const NOT_REACHED = 'Not reached';

/** Formats months with at most two decimals: '0.14 months', '1 month', 'Not reached' for null. */
export const formatMonths = (months: number | null): string => {
  if (months === null || Number.isNaN(months)) return NOT_REACHED;
  if (months > 0 && months < 0.005) return 'under 0.01 months';
  if (months > 1_000) return 'over 1,000 months';
  const text = formatNumber(months, months >= 100 ? 0 : 2);
  return text === '1' ? '1 month' : `${text} months`;
};

const DAYS_PER_MONTH = 365.25 / 12;

/** Maximum months for which a time is given in days. */
const MAX_MONTHS_IN_DAYS = 3;

/** Formats a payback in days up to three months, then in months: 'about 4 days', '4.5 months'. */
export const formatPayback = (months: number | null): string => {
  if (months === null || !(months <= MAX_MONTHS_IN_DAYS)) return formatMonths(months);
  const days = Math.round(months * DAYS_PER_MONTH);
  return days < 1 ? 'less than a day' : `about ${days === 1 ? 'a day' : `${days} days`}`;
};

/**
 * Formats a range with its unit once: '0.12 to 0.16 months'. Empty if both ends read the same,
 * because 'over … to over …' has no meaning.
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

/** Value of an HTML `<data>` element: plain digits with cents, for machines and tests. */
export const dataValue = (value: number): string => {
  if (!Number.isFinite(value)) return '';
  const text = value.toFixed(2);
  return text === '-0.00' ? '0.00' : text;
};

export const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

/** Replaces spaces with no-break spaces, so that a number stays with its noun. */
export const noBreakUnits = (text: string): string => text.replace(/(?<=\d) (?=[a-z])/g, '\u00a0');
