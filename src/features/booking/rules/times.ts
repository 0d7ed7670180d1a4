import {lowercaseAmPm} from '../../../lib/format/clock.ts';
import {inWords} from '../../../lib/format/inWords.ts';
import {officeZone} from '../../../data/officeHours.ts';
import {demoRules} from '../data.ts';

/**
 * Demo times are instants, in milliseconds since 1970. A time zone is applied only to format text
 * and to group times by day.
 */

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;

/** Start time of a demo, free or taken. */
export interface DemoTime {
  readonly at: number;
  readonly isFree: boolean;
}

export interface DemoDay {
  /** Date in the requested zone: 2026-03-11. */
  readonly date: string;
  /** Earliest time of the day. */
  readonly at: number;
  /** Times within one hour of the clock, in order. */
  readonly rows: readonly (readonly DemoTime[])[];
  readonly freeCount: number;
}

/** Time such as '12:20 pm'. */
const clockStyle = {hour: 'numeric', minute: '2-digit', hourCycle: 'h12'} as const;
/** Day such as 'Wednesday, March 11'. */
const dayStyle = {weekday: 'long', month: 'long', day: 'numeric'} as const;

const styles = {
  clock: clockStyle,
  day: dayStyle,
  dayAndClock: {...dayStyle, ...clockStyle},
  /** Short day such as 'Wed, Mar 11'. */
  shortDay: {weekday: 'short', month: 'short', day: 'numeric'},
  weekday: {weekday: 'long'},
  month: {month: 'long'},
  shortMonth: {month: 'short'},
  headDay: {weekday: 'long', month: 'short', day: 'numeric'},
  shortWeekday: {weekday: 'short'},
  dayOfMonth: {day: 'numeric'},
  zone: {timeZoneName: 'longGeneric'},
  /** Date and time parts, as in '2026-03-11T12:20'. */
  parts: {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (style: keyof typeof styles, zone: string): Intl.DateTimeFormat => {
  const key = `${style} ${zone}`;
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat('en-US', {...styles[style], timeZone: zone});
  formats.set(key, format);
  return format;
};

export const partsOf = (
  style: 'parts' | 'zone',
  at: number,
  zone: string,
): Record<string, string> =>
  Object.fromEntries(
    formatOf(style, zone)
      .formatToParts(at)
      .map(({type, value}) => [type, value]),
  );

/** Formats an instant, with no-break spaces within '12:20 pm' and 'March 11'. */
export const formatTime = (
  style: Exclude<keyof typeof styles, 'parts' | 'zone'>,
  at: number,
  zone: string,
): string =>
  lowercaseAmPm(formatOf(style, zone).format(at), '\u00a0')
    .replace(/ at /, ', ')
    .replace(/\s(?=\d{1,2}(?:,|$))/g, '\u00a0');

/** Minutes since midnight on the clock of a zone. */
export const minutesOfDay = (at: number, zone: string): number => {
  const {hour, minute} = partsOf('parts', at, zone);
  return Number(hour) * 60 + Number(minute);
};

/** Index of a time within its hour, by thirds: 0, 1 or 2. */
export const thirdOfHour = (at: number, zone: string): number =>
  Math.floor((minutesOfDay(at, zone) % 60) / demoRules.minutes);

/**
 * Groups times by day in a zone. An hour repeated by the clock change has two rows.
 *
 * @param times in order
 */
export const groupByDay = (times: readonly DemoTime[], zone: string): readonly DemoDay[] => {
  const days: {date: string; hour?: string; third?: number; rows: DemoTime[][]}[] = [];
  for (const time of times) {
    const {year, month, day: dayOfMonth, hour} = partsOf('parts', time.at, zone);
    const date = `${year}-${month}-${dayOfMonth}`;
    const third = thirdOfHour(time.at, zone);
    let day = days.at(-1);
    if (day?.date !== date) days.push((day = {date, rows: []}));
    const isNext = day.hour === hour && third > (day.third ?? 0);
    if (isNext) day.rows.at(-1)?.push(time);
    else day.rows.push([time]);
    Object.assign(day, {hour, third});
  }
  return days.map(({date, rows}) => ({
    date,
    at: rows[0]?.[0]?.at ?? 0,
    rows,
    freeCount: rows.flat().filter(({isFree}) => isFree).length,
  }));
};

export const findDay = (days: readonly DemoDay[], at: number | null): DemoDay | undefined =>
  days.find(({rows}) => rows.flat().some((time) => time.at === at));

/** Free times nearest to an unavailable one, in order. */
export const nearestFree = (
  at: number,
  times: readonly DemoTime[],
  count: number,
): readonly number[] =>
  times
    .filter((time) => time.isFree && time.at !== at)
    .map((time) => time.at)
    .sort((a, b) => Math.abs(a - at) - Math.abs(b - at) || a - b)
    .slice(0, count)
    .sort((a, b) => a - b);

export interface PartOfDay {
  readonly name: 'Morning' | 'Afternoon' | 'Evening';
  readonly rows: DemoDay['rows'];
}

/** Returns the part of the day of an instant; the evening begins at 6 pm. */
export const partOfDay = (at: number, zone: string): PartOfDay['name'] => {
  const hour = minutesOfDay(at, zone) / 60;
  if (hour < 12) return 'Morning';
  return hour < 18 ? 'Afternoon' : 'Evening';
};

export const partsOfDay = ({rows}: DemoDay, zone: string): readonly PartOfDay[] => {
  const parts: {name: PartOfDay['name']; rows: DemoDay['rows'][number][]}[] = [];
  for (const row of rows) {
    const name = partOfDay(row[0]?.at ?? 0, zone);
    const last = parts.at(-1);
    if (last?.name === name) last.rows.push(row);
    else parts.push({name, rows: [row]});
  }
  return parts;
};

const isSaturday = ({at}: DemoDay): boolean => formatTime('shortWeekday', at, officeZone) === 'Sat';

/** Returns the first weekday with a free time; a Saturday only if nothing else is free. */
export const firstOpenDay = (days: readonly DemoDay[]): DemoDay | undefined => {
  const open = days.filter(({freeCount}) => freeCount > 0);
  return open.find((day) => !isSaturday(day)) ?? open[0] ?? days[0];
};

/** Checks whether a day is left out between two days of the list, such as a Sunday. */
export const hasGap = (before: DemoDay | undefined, after: DemoDay): boolean =>
  before !== undefined && Date.parse(after.date) - Date.parse(before.date) > DAY_MS;

/** Explains why a day's times begin late or end early; '' if they don't. @param now the current time */
export const shortDayNote = (day: DemoDay, zone: string, now: number): string => {
  const last = day.rows.at(-1)?.at(-1)?.at;
  if (last === undefined) return '';
  if (formatTime('day', now, zone) === formatTime('day', day.at, zone)) {
    return `Today from ${formatTime('clock', day.at, zone)}: we need ${inWords(demoRules.noticeHours)} working hours’ notice.`;
  }
  return isSaturday(day)
    ? `On Saturdays the office closes at ${formatTime('clock', last + demoRules.minutes * MINUTE_MS, zone)}.`
    : '';
};
