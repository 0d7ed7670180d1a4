// cspell:ignore billsec
/** Units in which a column's lengths may be written. */
export const units = [
  'seconds',
  'minutes',
  'minutes:seconds',
  'hours:minutes',
  'hours:minutes:seconds',
  'thousandths of a second',
] as const;
export type Unit = (typeof units)[number];

/** Nothing in a cell, and what logs write in its place. */
const NOTHING = /^(?:|[-–—]+|n\/?a|none|null)$/;
const THREE = /^(\d+):([0-5]\d):([0-5]\d(?:[.,]\d+)?)$/;
/** As .NET writes what is longer than a day: 1.02:03:04. */
const DAYS = /^(\d+)[.:](\d{2}):([0-5]\d):([0-5]\d)(?:[.,]\d+)?$/;
const TWO = /^(\d+):([0-5]\d)(?:[.,]\d+)?$/;
/** 1:30 min. */
const MINUTES = /^()(\d+):([0-5]\d)\s*(?:minutes|mins|min|m)\.?$/;
const NUMBER = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$|^\d+(?:\.\d+)?$/;
const ISO = /^p(?:(\d+)d)?(?:t(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)(?:\.\d+)?s)?)?$/;
const UNITS =
  /^(?:(\d+(?:\.\d+)?)\s*(?:hours|hour|hrs|hr|h)\.?,?\s*)?(?:(\d+(?:\.\d+)?)\s*(?:minutes|minute|mins|min|m)\.?,?\s*)?(?:(?:and\s*)?(\d+(?:\.\d+)?)\s*(?:seconds|second|secs|sec|s)\.?)?$/;

interface Parsed {
  /** Three parts (1:02:13), two (2:13), a bare number, or numbers with their units. */
  readonly shape: 'three' | 'two' | 'number' | 'units';
  /** Numbers in order, as many as the shape has; hours, minutes and seconds for `units`. */
  readonly parts: readonly number[];
}

/** Null for an empty text, undefined for what isn't a length. */
const parseLength = (text: string): Parsed | null | undefined => {
  const value = text.trim().toLowerCase();
  if (NOTHING.test(value)) return null;
  const numbers = (match: RegExpExecArray): number[] =>
    match.slice(1).map((part: string | undefined) => Number((part ?? '0').replace(',', '.')));
  if (NUMBER.test(value)) return {shape: 'number', parts: [Number(value.replaceAll(',', ''))]};
  const three = THREE.exec(value);
  if (three) return {shape: 'three', parts: numbers(three)};
  const two = TWO.exec(value);
  if (two) return {shape: 'two', parts: numbers(two)};
  const minutes = MINUTES.exec(value);
  if (minutes) return {shape: 'units', parts: numbers(minutes)};
  const days = DAYS.exec(value) ?? (/\d/.test(value) ? ISO.exec(value) : null);
  if (days) {
    const [day = 0, hour = 0, minute = 0, second = 0] = numbers(days);
    return {shape: 'units', parts: [day * 24 + hour, minute, second]};
  }
  const named = /\d/.test(value) ? UNITS.exec(value) : null;
  return named ? {shape: 'units', parts: numbers(named)} : undefined;
};

/**
 * Seconds of a length of time. A bare number, and two numbers, say nothing without their unit.
 *
 * @returns null for nothing, undefined for what can't be read so
 */
export const readLength = (text: string, unit: Unit | null): number | null | undefined => {
  const parsed = parseLength(text);
  if (!parsed) return parsed;
  const {shape, parts} = parsed;
  const [one = 0, two = 0, three = 0] = parts;
  if (parts.every((part) => part === 0)) return 0;
  if (shape === 'units') return one * 3600 + two * 60 + three;
  if (shape === 'three') {
    return unit === 'minutes:seconds' ? one * 60 + two : one * 3600 + two * 60 + three;
  }
  if (shape === 'two') {
    if (unit === null) return undefined;
    return unit === 'hours:minutes' ? one * 3600 + two * 60 : one * 60 + two;
  }
  switch (unit) {
    case 'seconds':
      return one;
    case 'minutes':
      return one * 60;
    case 'minutes:seconds':
      // 2.05 in a column of minutes that never has more than 59 behind the point.
      return Math.floor(one) * 60 + Math.round((one % 1) * 100);
    case 'thousandths of a second':
      return one / 1000;
    case 'hours:minutes':
    case 'hours:minutes:seconds':
    case null:
      return undefined;
  }
};

/** True for what may stand in a cell with a length: no run of digits in it is a phone number. */
export const isLength = (text: string): boolean =>
  !/\d{7}/.test(text.replaceAll(',', '')) && Boolean(parseLength(text));

/** True for a length that is there and is 0. */
export const isZeroLength = (text: string): boolean => readLength(text, 'seconds') === 0;

/** The unit that a column's name says, as in “Duration (sec)”; null where it says none. */
const unitInName = (header: string): Unit | null => {
  const name = header.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  const has = (pattern: RegExp): boolean => pattern.test(name);
  if (has(/\bh+:m+(?!:s)\b/)) return 'hours:minutes';
  if (has(/\bh+:m+:s+/)) return 'hours:minutes:seconds';
  if (has(/\bm+:s+/)) return 'minutes:seconds';
  if (has(/\b(?:ms|msecs?|milliseconds?|millis)\b/)) return 'thousandths of a second';
  if (has(/(?:\b|_)(?:s|secs?|seconds)\b|billsec$/)) return 'seconds';
  return has(/(?:\b|_)(?:min|mins|minutes)\b/) ? 'minutes' : null;
};

/**
 * The unit of a column's lengths, where it is certain: its name says it, or the lengths have hours,
 * minutes and seconds, or units. Null otherwise.
 */
export const unitOf = (name: string, values: readonly string[]): Unit | null => {
  const parsed = values.flatMap((value) => parseLength(value) ?? []);
  const lengths = parsed.filter(({parts}) => parts.some((part) => part > 0));
  const named = unitInName(name);
  // Parts of a second that a name calls seconds are minutes more often.
  const isSplit = lengths.some(({shape, parts: [one = 0]}) => shape === 'number' && one % 1 > 0);
  if (named !== null && !(isSplit && named !== 'minutes:seconds')) return named;
  if (lengths.length === 0 || isSplit) return null;
  const has = (some: Parsed['shape']): boolean => lengths.some(({shape}) => shape === some);
  if (has('number')) return null;
  // A spreadsheet makes minutes and seconds hours and minutes: then no length has seconds.
  const isLong = lengths.some(({shape, parts}) => shape === 'three' && (parts[2] ?? 0) > 0);
  if (has('three') && !isLong) return null;
  return isLong || !has('two') ? 'hours:minutes:seconds' : null;
};
