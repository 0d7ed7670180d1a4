// cspell:ignore billsec billmsec
/** Units in which a column's durations may be written. */
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
const FORMS = [
  // A comma may be a decimal one or not: such a number can't be read.
  ['number', /^(\d+(?:\.\d+)?)$/],
  // Hours, minutes and seconds, behind days as .NET writes them: 1.02:03:04.
  ['three', /^(?:(\d+)[.:](?=\d\d:))?(\d+):([0-5]\d):([0-5]\d(?:[.,]\d+)?)$/],
  ['two', /^(\d+):([0-5]\d)$/],
  // 1h 2m 3s, in words, and as ISO 8601 has it: PT1H2M3S.
  [
    'named',
    /^(?=.*\d)()(?:p(?:0d)?t)?(?:(\d+(?:\.\d+)?)\s*h(?:ours?|rs?)?\.?,?\s*)?(?:(\d+(?:\.\d+)?)\s*m(?:in(?:ute)?s?)?\.?,?\s*)?(?:(?:and\s*)?(\d+(?:\.\d+)?)\s*s(?:ec(?:ond)?s?)?\.?)?$/,
  ],
] as const;

/** For a bare number. */
const SECONDS_PER_UNIT: Readonly<Partial<Record<Unit, number>>> = {
  ...{seconds: 1, minutes: 60, 'thousandths of a second': 1 / 1000},
};

/** The form of a text and its numbers: null for an empty text, undefined for what isn't a duration. */
const parseDuration = (text: string) => {
  const value = text.trim().toLowerCase();
  if (NOTHING.test(value)) return null;
  for (const [shape, form] of FORMS) {
    const [, ...found] = form.exec(value) ?? [''];
    const parts = found.map((part = '') => Number(part.replace(',', '.')));
    if (parts.length > 0) return {shape, parts};
  }
  return undefined;
};

/**
 * Reads a duration in seconds. A bare number, or minutes:seconds, needs its unit.
 *
 * @returns null for an empty cell, undefined for a text that isn't a duration in this unit
 */
export const readDuration = (text: string, unit: Unit | null): number | null | undefined => {
  const parsed = parseDuration(text);
  if (!parsed) return parsed;
  const {shape, parts} = parsed;
  const [one = 0, two = 0, three = 0, four = 0] = parts;
  if (parts.every((part) => part === 0)) return 0;
  if (shape === 'three' || shape === 'named') {
    return one * 86_400 + two * 3600 + three * 60 + four;
  }
  if (unit === null || unit === 'hours:minutes:seconds') return undefined;
  if (shape === 'two') return (one * 60 + two) * (unit === 'hours:minutes' ? 60 : 1);
  const seconds = SECONDS_PER_UNIT[unit];
  return seconds && one * seconds;
};

/** Checks for a duration, which has no run of digits as long as a phone number. */
export const isDuration = (text: string): boolean =>
  !/\d{7}/.test(text.replaceAll(',', '')) && Boolean(parseDuration(text));

/** True for a duration that is there and is 0. */
export const isZeroDuration = (text: string): boolean => readDuration(text, 'seconds') === 0;

/** Units by words in a column's name, as in “Duration (sec)”. */
const NAMES: readonly (readonly [RegExp, Unit])[] = [
  [/\bh+:m+(?!:s)\b/, 'hours:minutes'],
  [/\bh+:m+:s+/, 'hours:minutes:seconds'],
  [/\bm+:s+/, 'minutes:seconds'],
  [/\b(?:ms|msecs?|milliseconds?|millis)\b|billmsec$/, 'thousandths of a second'],
  [/(?:\b|_)(?:s|secs?|seconds)\b|billsec$/, 'seconds'],
  [/(?:\b|_)(?:min|mins|minutes)\b/, 'minutes'],
];

/**
 * The unit of a column's durations, where it is certain: its name has it, or the durations have hours,
 * minutes and seconds, or units. Null otherwise, and where one of them can't be read.
 *
 * @param documented the unit of bare numbers in this phone system
 */
export const unitOf = (
  header: string,
  values: readonly string[],
  documented: Unit | null = null,
): Unit | null => {
  const parsed = values.map(parseDuration);
  if (parsed.includes(undefined)) return null;
  const durations = parsed.flatMap((one) => (one?.parts.some((part) => part > 0) ? one : []));
  const has = (some: string): boolean => durations.some(({shape}) => shape === some);
  const name = header.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  const named = NAMES.find(([pattern]) => pattern.test(name))?.[1] ?? documented;
  // Minutes with a fraction may be minutes and seconds.
  const isSplit = durations.some(({shape, parts: [one = 0]}) => shape === 'number' && one % 1 > 0);
  if (isSplit && documented === null) return null;
  if (named !== null) return named;
  if (durations.length === 0 || has('number')) return null;
  // A spreadsheet makes minutes and seconds hours and minutes: then no duration has seconds.
  const isLong = durations.some(({shape, parts}) => shape === 'three' && (parts[3] ?? 0) > 0);
  return isLong || !(has('three') || has('two')) ? 'hours:minutes:seconds' : null;
};
