/**
 * Times as phone systems write them. What the figures work with is a wall clock: seconds since 1970
 * as if the practice's clock were UTC, so that a change to daylight saving moves no call to another
 * hour.
 */

export const DAY = 86_400;
export const HALF_HOUR = 1_800;

/** Days since 1970. */
export const dayOf = (clock: number): number => Math.floor(clock / DAY);
/** 0 is Sunday. */
export const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7;
/** Seconds since midnight on the wall clock. */
export const secondOfDay = (clock: number): number => clock - dayOf(clock) * DAY;

/** Wall-clock time in seconds since 1970. @param month from 1 */
export const clockAt = (
  year: number,
  month: number,
  date: number,
  hour = 0,
  minute = 0,
  second = 0,
): number => Date.UTC(year, month - 1, date, hour, minute, second) / 1000;

/**
 * Order in 5/10: known by a number above 12, or `either`; null where a name or the year's place
 * decides it.
 */
type Order = 'month-first' | 'day-first' | 'either' | null;

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
// cspell:ignore uary ruary ober
const MONTH =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const WEEKDAY = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?\.?,?\s+/i;
/** Between a date and its time. */
const REST = '(?:(?:[T\\s,|]+(?:at\\s+|[-–]\\s*)?)(?<rest>.*))?$';
/** Forms of a date, by the names of their parts. */
const DATES: readonly RegExp[] = [
  '(?<year>\\d{4})([-/.])(?<month>\\d{1,2})\\2(?<date>\\d{1,2})',
  '(?<one>\\d{1,2})([-/.])(?<two>\\d{1,2})\\2(?<year>\\d{4}|\\d{2})',
  `(?<name>${MONTH})\\.?[\\s-]+(?<date>\\d{1,2})(?:st|nd|rd|th)?,?[\\s-]+(?<year>\\d{4})`,
  `(?<date>\\d{1,2})(?:st|nd|rd|th)?[\\s-]+(?:of\\s+)?(?<name>${MONTH})\\.?,?[\\s-]+(?<year>\\d{4}|\\d{2})`,
].map((form) => new RegExp(`^${form}${REST}`, 'i'));
const TIME =
  /^(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*(?:([ap])(?:\.?\s?m\.?)?)?\s*(z|utc|gmt|(?:utc|gmt)?\s?[+-]\d{1,2}(?::?\d{2})?)?(?:\s\(?(?:utc|gmt)\)?)?$/i;
/** 8 am. */
const WHOLE_HOUR = /^(\d{1,2})()()\s*([ap])\.?m\.?()$/i;
/** Names of a time's zone; zones.ts reads them. */
const ZONE_NAME =
  /\s*(?:\[[\w/+-]+\]|\([^)]*(?:time|\b[A-Z]{2,4}T)\)|\((?:[ECMP][SD]?T|AK[SD]?T|HS?T|UTC|GMT)\)|\b(?:[ECMP][SD]?T|AK[SD]?T|HS?T)|\b(?:America|US|Pacific)\/\w+(?:\/\w+)?|(?:\(utc[+-]\d{2}:\d{2}\)\s*)?(?:eastern|central|mountain|pacific|alaska|hawaii)(?:\s+(?:standard|daylight))?\s+time(?:\s+\(us & canada\))?)$/i;

const withoutZoneName = (text: string): string =>
  /[a-z)\]]$/i.test(text) ? text.replace(ZONE_NAME, '').trimEnd() : text;

/** Checks whether a text is a time of day, as in a separate column beside the date. */
export const isTimeOfDay = (text: string): boolean => {
  const value = withoutZoneName(plainSpaces(text));
  return TIME.test(value) || WHOLE_HOUR.test(value);
};

/** Spreadsheets and browsers put spaces of other widths before AM. */
const plainSpaces = (text: string): string =>
  /[^\x21-\x7e ]| {2}/.test(text)
    ? text.replace(/[\s\u00a0\u2009\u202f]+/g, ' ').trim()
    : text.trim();

const monthNumber = (name = ''): number => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
const fullYear = (text = ''): number => (text.length === 2 ? 2000 : 0) + Number(text);

const readDate = (text: string) => {
  for (const form of DATES) {
    const parts = form.exec(text)?.groups;
    if (!parts) continue;
    const {rest, name} = parts;
    const year = fullYear(parts['year']);
    if (parts['one'] === undefined) {
      const month = name === undefined ? Number(parts['month']) : monthNumber(name);
      return {year, month, date: Number(parts['date']), rest, order: null};
    }
    const [one, two] = [Number(parts['one']), Number(parts['two'])];
    if (one > 12) return {year, month: two, date: one, rest, order: 'day-first' as Order};
    const order: Order = two > 12 ? 'month-first' : one === two ? null : 'either';
    return {year, month: one, date: two, rest, order};
  }
  return null;
};

/** Counts of seconds, milliseconds, and microseconds since 1970, by their number of digits. */
const EPOCHS: readonly (readonly [form: RegExp, perSecond: number])[] = [
  [/^\d{9,10}(?:\.\d+)?$/, 1],
  [/^\d{13}$/, 1_000],
  [/^\d{16}$/, 1_000_000],
];
/** A spreadsheet's day since 1899-12-30 with its time of day as a fraction. */
const SERIAL = /^\d{5}\.\d+$/;
const SERIAL_OF_1970 = 25_569;

/** A count of time between 2000 and 2100: since 1970 in UTC, or a spreadsheet's on the practice's clock. */
const readCount = (text: string): {clock: number; offset: 0 | null} | null => {
  const [, perSecond] = EPOCHS.find(([form]) => form.test(text)) ?? [];
  if (perSecond === undefined && !SERIAL.test(text)) return null;
  const clock =
    perSecond === undefined
      ? Math.round((Number(text) - SERIAL_OF_1970) * DAY)
      : Math.floor(Number(text) / perSecond);
  if (clock < clockAt(2000, 1, 1) || clock >= clockAt(2100, 1, 1)) return null;
  return {clock, offset: perSecond === undefined ? null : 0};
};

/** Dates and times in an order of their own, written as the others are. */
const REWRITTEN: readonly (readonly [form: RegExp, as: string])[] = [
  // 8:02 AM 10/5/2026
  [
    /^(\d{1,2}:\d{2}(?::\d{2})?\s*(?:[ap]\.?m\.?)?),?\s+(?:on\s+)?(?=\S*\d{4}|[a-z])(.+)$/i,
    '$2 $1',
  ],
  // Oct 5 08:02:00 2026, as `date` and C print it, perhaps with a zone before the year.
  [/^([a-z]{3} \d{1,2}) (\d{1,2}:\d{2}:\d{2})( [a-z]{3,4})? (\d{4})$/i, '$1 $4 $2$3'],
  // 20261005080200, 20261005 0802, 20261005T080200Z
  [/^(\d{4})(\d{2})(\d{2})[T ]?(\d{2})(\d{2})(\d{2})?(Z)?$/i, '$1-$2-$3 $4:$5:$6$7'],
];

const OFFSET = /([+-])(\d{1,2})(?::?(\d{2}))?$/;

/** Reads the offset from UTC in a zone such as 'Z', '-07:00' or 'GMT-7'; null without a zone. */
export const offsetInSeconds = (zone: string | undefined): number | null => {
  if (!zone) return null;
  const [, sign, hours = '0', minutes = '0'] = OFFSET.exec(zone) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60);
};

/** A date, with or without a time of day, or a count since 1970; null for anything else. */
export const readTime = (text: string) => {
  // Most cells of a log have no date: names, words, phone numbers.
  if (!/\d/.test(text)) return null;
  const trimmed = plainSpaces(text);
  const none = {hasTime: true, hasHalf: false, zoneName: '', order: null};
  const count = readCount(trimmed);
  if (count) return {...none, ...count};
  const value = /^\d/.test(trimmed) ? trimmed : trimmed.replace(WEEKDAY, '');
  const [form, as] = REWRITTEN.find(([one]) => one.test(value)) ?? [];
  const parts = readDate(form && as ? value.replace(form, as).replace(/:(?=Z?$)/i, '') : value);
  if (!parts) return null;
  const {year, month, date, rest, order} = parts;
  if (year < 2000 || year > 2100 || !isDate(year, month, date)) return null;
  if (!rest)
    return {...none, clock: clockAt(year, month, date), hasTime: false, offset: null, order};
  const bare = withoutZoneName(rest.trim());
  const time = TIME.exec(bare) ?? WHOLE_HOUR.exec(bare);
  if (!time) return null;
  const half = time[4]?.toLowerCase();
  let hour = Number(time[1]);
  const [minute, second] = [Number(time[2]), Number(time[3] ?? 0)];
  if (half && (hour < 1 || hour > 12)) {
    // 14:05 PM, as some exports write: the sign must agree.
    if (half === 'a' ? hour > 11 : hour < 12) return null;
  } else if (half) hour = (hour % 12) + (half === 'p' ? 12 : 0);
  if (hour > 23 || minute > 59 || second > 59) return null;
  return {
    clock: clockAt(year, month, date, hour, minute, second),
    hasTime: true,
    hasHalf: Boolean(half),
    offset:
      offsetInSeconds(time[5]) ??
      (/^\((?:utc|gmt)\)$/i.test(rest.slice(bare.length).trim()) ? 0 : null),
    zoneName: rest.trim().slice(bare.length).trim(),
    order,
  };
};

const isDate = (year: number, month: number, date: number): boolean =>
  month >= 1 && month <= 12 && date >= 1 && date <= new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Seconds to add to a clock so that 10/5 becomes May 10. */
export const swapDayAndMonth = (clock: number): number => {
  const read = new Date(clock * 1000);
  const month = read.getUTCMonth() + 1;
  return clockAt(read.getUTCFullYear(), read.getUTCDate(), month) + secondOfDay(clock) - clock;
};
