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
export const secondOfDay = (clock: number): number => clock - dayOf(clock) * DAY;

export const clockAt = (
  year: number,
  month: number,
  date: number,
  hour = 0,
  minute = 0,
  second = 0,
): number => Date.UTC(year, month - 1, date, hour, minute, second) / 1000;

/** Seconds that this computer's clock is ahead of UTC at a moment. */
export const offsetHere = (start: number): number =>
  -60 * new Date(start * 1000).getTimezoneOffset();

export interface ReadTime {
  /** Since 1970 where the text names a time zone, else the same as `clock`. */
  readonly start: number;
  readonly clock: number;
  /** How it is written, by the example of Monday, October 5, 2026. */
  readonly form: string;
  readonly isZoned: boolean;
  readonly hasTime: boolean;
  /** Which of 5/10 is the month: said by a number above 12, or `either`; null where a name or the year's place says it. */
  readonly order: 'month-first' | 'day-first' | 'either' | null;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+/i;
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T\s,]+(.*))?$/;
const YEAR_LAST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?:[T\s,]+(.*))?$/;
const MONTH_NAME = /^([a-z]{3})[a-z]*\.?\s+(\d{1,2}),?\s+(\d{4})(?:,?\s+(?:at\s+)?(.*))?$/i;
const DAY_AND_NAME = /^(\d{1,2})[\s-]([a-z]{3})[a-z]*\.?,?[\s-](\d{4}|\d{2})(?:,?\s+(.*))?$/i;
const TIME =
  /^(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*(?:([ap])\.?\s?m\.?)?\s*(z|utc|gmt|(?:utc|gmt)?[+-]\d{2}:?\d{2})?$/i;
/** Zones in letters, such as EST: the practice's own clock, so they say nothing more. */
const ZONE_NAME = /\s+\(?(?:[ECMP][SD]?T|AK[SD]T|HS?T)\)?$/i;

const withoutZoneName = (text: string): string =>
  /T\)?$/i.test(text) ? text.replace(ZONE_NAME, '') : text;

/** Whether a text is a time of day, as in a column of its own beside the date. */
export const isTimeOfDay = (text: string): boolean => TIME.test(withoutZoneName(text.trim()));

/** A way of writing a date, alone and with a time of 12 or 24 hours. */
interface Form {
  readonly bare: string;
  readonly of12: string;
  readonly of24: string;
}
const form = (bare: string): Form => ({bare, of12: `${bare} 8:02 AM`, of24: `${bare} 08:02`});
const FORMS = {
  yearFirst: form('2026-10-05'),
  yearLast: form('10/5/2026'),
  monthName: form('Oct 5, 2026'),
  dayAndName: form('5 Oct 2026'),
} as const;

interface DateParts {
  readonly year: number;
  readonly month: number;
  readonly date: number;
  readonly rest: string | undefined;
  readonly form: Form;
  readonly order: ReadTime['order'];
}

const monthNumber = (name = ''): number => MONTHS.indexOf(name.toLowerCase()) + 1;
const fullYear = (text = ''): number => (Number(text) < 100 ? 2000 + Number(text) : Number(text));

const readDate = (text: string): DateParts | null => {
  let parts = YEAR_FIRST.exec(text);
  if (parts) {
    const [, year, month, date, rest] = parts;
    return {
      year: Number(year),
      month: Number(month),
      date: Number(date),
      rest,
      form: FORMS.yearFirst,
      order: null,
    };
  }
  parts = YEAR_LAST.exec(text);
  if (parts) {
    const [first, second] = [Number(parts[1]), Number(parts[2])];
    const isDayFirst = first > 12;
    return {
      year: fullYear(parts[3]),
      month: isDayFirst ? second : first,
      date: isDayFirst ? first : second,
      rest: parts[4],
      form: FORMS.yearLast,
      order: isDayFirst ? 'day-first' : second > 12 ? 'month-first' : 'either',
    };
  }
  parts = MONTH_NAME.exec(text);
  if (parts) {
    const [, name, date, year, rest] = parts;
    return {
      year: Number(year),
      month: monthNumber(name),
      date: Number(date),
      rest,
      form: FORMS.monthName,
      order: null,
    };
  }
  parts = DAY_AND_NAME.exec(text);
  if (!parts) return null;
  const [, date, name, year, rest] = parts;
  return {
    year: fullYear(year),
    month: monthNumber(name),
    date: Number(date),
    rest,
    form: FORMS.dayAndName,
    order: null,
  };
};

/**
 * A date, with or without a time of day; null for anything else.
 *
 * @param isUtc the column's name says that its times are UTC
 * @param offsetAt brings a time with a zone to a wall clock; this computer's when left out
 */
export const readTime = (
  text: string,
  {isUtc = false, offsetAt = offsetHere}: {isUtc?: boolean; offsetAt?: typeof offsetHere} = {},
): ReadTime | null => {
  const value = text.trim();
  const parts = readDate(/^\d/.test(value) ? value : value.replace(WEEKDAY, ''));
  if (!parts) return null;
  const {year, month, date, rest, order} = parts;
  if (month < 1 || month > 12 || date < 1 || date > 31 || year < 2000 || year > 2100) return null;
  let written = parts.form.bare;
  let [hour, minute, second] = [0, 0, 0];
  let zone = isUtc ? 'z' : '';
  if (rest) {
    const time = TIME.exec(withoutZoneName(rest.trim()));
    if (!time) return null;
    [hour, minute, second] = [Number(time[1]), Number(time[2]), Number(time[3] ?? 0)];
    zone = time[5] ?? zone;
    if (time[4]) hour = (hour % 12) + (time[4].toLowerCase() === 'p' ? 12 : 0);
    written = time[4] ? parts.form.of12 : parts.form.of24;
    if (hour > 23 || minute > 59) return null;
  }
  const clock = clockAt(year, month, date, hour, minute, second);
  const hasTime = Boolean(rest);
  if (zone === '') return {start: clock, clock, form: written, isZoned: false, hasTime, order};
  const sign = /[+-]\d{2}:?\d{2}$/.exec(zone)?.[0] ?? '+0000';
  const ahead = (Number(sign.slice(1, 3)) * 60 + Number(sign.slice(-2))) * 60;
  const start = clock - (sign.startsWith('-') ? -ahead : ahead);
  return {start, clock: start + offsetAt(start), form: written, isZoned: true, hasTime, order};
};

/** Seconds to add to a clock so that 10/5 becomes May 10. */
export const swapDayAndMonth = (clock: number): number => {
  const read = new Date(clock * 1000);
  const month = read.getUTCMonth() + 1;
  return clockAt(read.getUTCFullYear(), read.getUTCDate(), month) + secondOfDay(clock) - clock;
};

const H_MM_SS = /^(?:(\d+):)?(\d{1,3}):(\d{2})(?:[.,]\d+)?$/;
const PLAIN = /^\d+(?:\.\d+)?$/;
const WITH_UNITS = /^(?:(\d+)\s*h\w*\s*)?(?:(\d+)\s*m\w*\s*)?(?:(\d+)\s*s\w*)?$/;

/**
 * Seconds of a length of time: 0:41, 1:02:13, 133, 2m 13s; null for what is none.
 *
 * @param inMinutes the column's name says so: 2.5 is two and a half minutes
 */
export const readLength = (text: string, inMinutes = false): number | null => {
  const value = text.trim().toLowerCase();
  if (value === '') return null;
  let parts = H_MM_SS.exec(value);
  if (parts) return Number(parts[1] ?? 0) * 3600 + Number(parts[2]) * 60 + Number(parts[3]);
  if (PLAIN.test(value)) return Math.round(Number(value) * (inMinutes ? 60 : 1));
  parts = WITH_UNITS.exec(value);
  return parts
    ? Number(parts[1] ?? 0) * 3600 + Number(parts[2] ?? 0) * 60 + Number(parts[3] ?? 0)
    : null;
};
