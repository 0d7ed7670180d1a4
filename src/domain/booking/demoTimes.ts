import {demo} from '../../data/demo.ts';

/**
 * Times of demos. Each is an instant, in milliseconds since 1970; a time zone is applied only when
 * text is made of it, or when times are sorted into the days of a calendar.
 */

/** The zone of the office hours, and of whoever shows the demo. */
export const OFFICE_ZONE = 'America/New_York';

/** A time that a demo may begin at, taken or free. */
export interface DemoTime {
  readonly at: number;
  readonly isFree: boolean;
}

export interface DemoDay {
  /** The date in the zone that the days were made for: 2026-03-11. */
  readonly date: string;
  /** Its first time. */
  readonly at: number;
  /** Times within one hour of the clock, in order. */
  readonly rows: readonly (readonly DemoTime[])[];
  readonly freeCount: number;
}

const styles = {
  /** '12:20 PM' */
  clock: {hour: 'numeric', minute: '2-digit', hourCycle: 'h12'},
  /** '12 PM' */
  hour: {hour: 'numeric', hourCycle: 'h12'},
  /** 'Wednesday, March 11' */
  day: {weekday: 'long', month: 'long', day: 'numeric'},
  /** 'Wednesday, March 11 at 12:20 PM' */
  dayAndClock: {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h12',
  },
  /** 'Wed, Mar 11' */
  shortDay: {weekday: 'short', month: 'short', day: 'numeric'},
  weekday: {weekday: 'long'},
  shortWeekday: {weekday: 'short'},
  dayOfMonth: {day: 'numeric'},
  zone: {timeZoneName: 'longGeneric'},
  /** '2026-03-11T12:20' in parts */
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

/** Text of an instant. What belongs together ('12:20 PM', 'March 11') has a space that does not break. */
export const formatTime = (
  style: Exclude<keyof typeof styles, 'parts' | 'zone'>,
  at: number,
  zone: string,
): string =>
  formatOf(style, zone)
    .format(at)
    .replace(/ at /, ', ')
    .replace(/\s(?=[AP]M|\d{1,2}(?:,|$))/g, '\u00a0');

/** 'Eastern Time'. */
export const zoneName = (zone: string): string => partsOf('zone', 0, zone).timeZoneName ?? zone;

/**
 * A zone that times can be shown in, or null. Browsers name zones as their own data does, also by
 * names that others have given up (Asia/Calcutta): such a name is kept as it is.
 */
export const readZone = (name: unknown): string | null => {
  if (typeof name !== 'string') return null;
  try {
    return formatOf('clock', name) && name;
  } catch {
    return null;
  }
};

/** '3:20 PM Eastern', with the weekday where that is another; '' where the clocks are the same. */
export const easternTime = (at: number, zone: string): string => {
  const [here, there] = [zone, OFFICE_ZONE].map((each) => formatTime('dayAndClock', at, each));
  if (here === there) return '';
  const [day, officeDay] = [zone, OFFICE_ZONE].map((each) => formatTime('shortWeekday', at, each));
  return `${day === officeDay ? '' : `${officeDay} `}${formatTime('clock', at, OFFICE_ZONE)} Eastern`;
};

/** Third of its hour that a time is in: 0, 1 or 2. */
export const thirdOfHour = (at: number, zone: string): number =>
  Math.floor(Number(partsOf('parts', at, zone).minute) / demo.minutes);

/**
 * The days of a zone with their times. An hour that the clocks repeat has two rows.
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

/** The day that an instant is one of the times of. */
export const dayWith = (days: readonly DemoDay[], at: number | null): DemoDay | undefined =>
  days.find(({rows}) => rows.flat().some((time) => time.at === at));

/** The free times nearest to one that can't be had, in order. */
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
