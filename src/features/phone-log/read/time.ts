import {ZONE} from './zones.ts';

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

/** Wall-clock time of the midnight that begins a date, in seconds since 1970. @param month from 1 */
export const midnightOf = (year: number, month: number, date: number): number =>
  Date.UTC(year, month - 1, date) / 1000;

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = `(?<month>(?:${MONTHS.join('|')})[a-z]*)\\.?,?`;
const DATE = '(?<date>\\d{1,2})(?:st|nd|rd|th)?,?';
/** Forms of a date, by the names of their parts. */
const DATES: readonly RegExp[] = [
  '(?<year>\\d{4})([-/.])(?<month>\\d{1,2})\\2(?<date>\\d{1,2})',
  '(?<one>\\d{1,2})([-/.])(?<two>\\d{1,2})\\2(?<year>\\d{4}|\\d{2})',
  `${MONTH}[ -]+${DATE}[ -]+(?<year>\\d{4})`,
  `${DATE}[ -]+(?:of )?${MONTH}[ -]+(?<year>\\d{4}|\\d{2})`,
].map((form) => new RegExp(`^${form}$`, 'i'));
/** A time of day, with its zone behind it. */
const TIME = new RegExp(
  [
    '(?<![\\d:])(?<hour>\\d{1,2})',
    '(?::(?<minute>\\d{2})(?::(?<second>\\d{2})(?:[.,]\\d+)?)?|(?= ?[ap]\\.?m))',
    '(?: ?(?<amPm>[ap])(?:\\.? ?m\\.?)?(?![a-z]))?',
    `(?<zone>(?: ?${ZONE})*)`,
  ].join(''),
  'i',
);
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,? /i;
/** Signs and words between a date and its time, behind the one and before the other. */
const BEFORE_TIME = /[ T,|]*(?: at)?[ –-]*$/i;
const BEFORE_DATE = /^,? (?:on )?/i;
/** 20261005080200, 20261005 0802, 20261005T080200Z. */
const PACKED = /^(\d{8})[T ]?(\d{4}(?:\d{2})?)(?=Z?$)/i;

/** Counts of time since 1970 in a second, by their number of digits: milliseconds, microseconds. */
const COUNTS: ReadonlyMap<number, number> = new Map([
  [9, 1],
  [10, 1],
  [13, 1_000],
  [16, 1_000_000],
]);
/** A spreadsheet's day since 1899-12-30 with its time of day as a fraction. */
const SERIAL = /^\d{5}\.\d+$/;
const SERIAL_OF_1970 = 25_569;

/** Spreadsheets and browsers put spaces of other widths before AM. */
const plainSpaces = (text: string): string => text.replace(/[\s\u00a0\u2009\u202f]+/g, ' ').trim();

/** A count of time between 2000 and 2100: since 1970 in UTC, or a spreadsheet's on the practice's clock. */
const readCount = (text: string) => {
  if (!/^\d+(?:\.\d+)?$/.test(text)) return null;
  const perSecond = COUNTS.get(text.split('.')[0]!.length);
  if (perSecond === undefined && !SERIAL.test(text)) return null;
  const clock = perSecond
    ? Math.floor(Number(text) / perSecond)
    : Math.round((Number(text) - SERIAL_OF_1970) * DAY);
  if (clock < midnightOf(2000, 1, 1) || clock >= midnightOf(2100, 1, 1)) return null;
  const zone = perSecond ? 'UTC' : '';
  return {clock, dayFirst: clock, order: null, hasTime: true, hasAmPm: false, zone} as const;
};

/** Midnights of a date with the month first and with the day first, and what is known of the order. */
const readDate = (text: string) => {
  const parts = DATES.map((form) => form.exec(text)?.groups).find(Boolean);
  if (!parts) return null;
  const year = Number(parts['year']) + (parts['year']?.length === 2 ? 2000 : 0);
  /** Undefined for a day that the month doesn't have. */
  const midnight = (month: number, date: number): number | undefined => {
    const clock = midnightOf(year, month, date);
    const isDay = new Date(clock * 1000).getUTCMonth() === month - 1;
    return isDay && year >= 2000 && year <= 2100 ? clock : undefined;
  };
  const {month, date, one, two} = parts;
  if (month !== undefined) {
    const named = MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
    const clock = midnight(named || Number(month), Number(date));
    return clock === undefined ? null : ({clock, dayFirst: clock, order: null} as const);
  }
  const monthFirst = midnight(Number(one), Number(two));
  const dayFirst = midnight(Number(two), Number(one));
  const clock = monthFirst ?? dayFirst;
  if (clock === undefined) return null;
  if (monthFirst === undefined) return {clock, dayFirst: clock, order: 'day-first'} as const;
  if (dayFirst === undefined) return {clock, dayFirst: clock, order: 'month-first'} as const;
  return {clock, dayFirst, order: clock === dayFirst ? null : 'either'} as const;
};

/** A time of day in seconds since midnight; null for one that no clock shows. */
const secondsOf = ({hour, minute = '0', second = '0', amPm}: Record<string, string>) => {
  const sign = amPm?.toLowerCase();
  const written = Number(hour);
  // 14:05 PM, as some exports write: the sign must agree.
  const is24 = sign === undefined || written < 1 || written > 12;
  if (is24 && (sign === 'a' ? written > 11 : sign === 'p' && written < 12)) return null;
  const hours = is24 ? written : (written % 12) + (sign === 'p' ? 12 : 0);
  if (hours > 23 || Number(minute) > 59 || Number(second) > 59) return null;
  return hours * 3600 + Number(minute) * 60 + Number(second);
};

/** Checks whether a text is a time of day, as in a separate column beside the date. */
export const isTimeOfDay = (text: string): boolean => {
  const value = plainSpaces(text);
  return TIME.exec(value)?.[0] === value;
};

/** Separates the parts of a packed time: '2026-10-05 08:02:00'. */
const separated = (_: string, date: string, time: string): string =>
  `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)} ${time.replace(/\d\d(?=\d)/g, '$&:')}`;

/** A date, with or without a time of day, or a count since 1970; null for anything else. */
export const readTime = (text: string) => {
  // Most cells of a log have no date: names, words, phone numbers.
  if (!/\d/.test(text)) return null;
  const value = plainSpaces(text).replace(PACKED, separated);
  const count = readCount(value);
  if (count) return count;
  const time = TIME.exec(value);
  const before = time ? value.slice(0, time.index).replace(BEFORE_TIME, '') : value;
  const after = time ? value.slice(time.index + time[0].length).replace(BEFORE_DATE, ' ') : '';
  const date = readDate(`${before.replace(WEEKDAY, '')}${after}`.trim());
  const parts = time?.groups as Record<string, string> | undefined;
  const seconds = parts ? secondsOf(parts) : 0;
  if (!date || seconds === null) return null;
  return {
    clock: date.clock + seconds,
    /** The same with the day first; equal where that can't be. */
    dayFirst: date.dayFirst + seconds,
    /** Order in 5/10: known if one is above 12, else `either`; null if the month is a word or the year is first. */
    order: date.order,
    hasTime: time !== null,
    /** True if it says AM or PM. */
    hasAmPm: Boolean(parts?.['amPm']),
    /** As it is written; '' without one. */
    zone: parts?.['zone']?.trim() ?? '',
  };
};
