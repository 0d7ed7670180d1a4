import {demo} from '../data.ts';

/**
 * Demo times are instants, in milliseconds since 1970. A time zone is applied only to format text
 * and to group times by day.
 */

/** Time zone of the office hours and the demo hosts. */
export const OFFICE_ZONE = 'America/New_York';

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

const styles = {
  /** Time such as '12:20 PM'. */
  clock: {hour: 'numeric', minute: '2-digit', hourCycle: 'h12'},
  /** Hour such as '12 PM'. */
  hour: {hour: 'numeric', hourCycle: 'h12'},
  /** Day such as 'Wednesday, March 11'. */
  day: {weekday: 'long', month: 'long', day: 'numeric'},
  /** Day and time such as 'Wednesday, March 11 at 12:20 PM'. */
  dayAndClock: {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h12',
  },
  /** Short day such as 'Wed, Mar 11'. */
  shortDay: {weekday: 'short', month: 'short', day: 'numeric'},
  weekday: {weekday: 'long'},
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

const partsOf = (style: 'parts' | 'zone', at: number, zone: string): Record<string, string> =>
  Object.fromEntries(
    formatOf(style, zone)
      .formatToParts(at)
      .map(({type, value}) => [type, value]),
  );

/** Formats an instant, with no-break spaces within '12:20 PM' and 'March 11'. */
export const formatTime = (
  style: Exclude<keyof typeof styles, 'parts' | 'zone'>,
  at: number,
  zone: string,
): string =>
  formatOf(style, zone)
    .format(at)
    .replace(/ at /, ', ')
    .replace(/\s(?=[AP]M|\d{1,2}(?:,|$))/g, '\u00a0');

/** Name of a zone, such as 'Eastern Time'. */
export const zoneName = (zone: string): string => partsOf('zone', 0, zone).timeZoneName ?? zone;

/**
 * Returns a zone that this browser can format, or null. Keeps deprecated names (Asia/Calcutta),
 * because browsers name zones by their own data.
 */
export const parseZone = (name: unknown): string | null => {
  if (typeof name !== 'string') return null;
  try {
    return formatOf('clock', name) && name;
  } catch {
    return null;
  }
};

/**
 * Time in the office's zone, such as '3:20 PM Eastern', with the weekday if it differs; '' if both
 * clocks agree.
 */
export const easternTime = (at: number, zone: string): string => {
  const [here, there] = [zone, OFFICE_ZONE].map((each) => formatTime('dayAndClock', at, each));
  if (here === there) return '';
  const [day, officeDay] = [zone, OFFICE_ZONE].map((each) => formatTime('shortWeekday', at, each));
  return `${day === officeDay ? '' : `${officeDay} `}${formatTime('clock', at, OFFICE_ZONE)} Eastern`;
};

/** Index of a time within its hour, by thirds: 0, 1 or 2. */
export const thirdOfHour = (at: number, zone: string): number =>
  Math.floor(Number(partsOf('parts', at, zone).minute) / demo.minutes);

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

/** Finds the day that contains an instant. */
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
