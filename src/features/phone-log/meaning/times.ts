import type {Table} from '../read/table.ts';
import {DAY, dayOf, readTime, secondOfDay} from '../read/time.ts';
import {offsetOfPlace, type Zone, deviceZone, zoneIn} from '../read/zones.ts';
import {cellIn, type ColumnFacts} from './columns.ts';
import {NIGHT_END, type Settings} from './settings.ts';

/** The times of a log as the settings read them, and what has to be asked about them. */
export type LogTimes = ReturnType<typeof timesOf>;

/** The zone that the column's name, or a line above the table, names for all times. */
const zoneOfTable = (
  {names, titleText}: Table,
  columns: readonly (number | null)[],
): Zone | null => {
  const name = columns.map((column) => names[column ?? -1] ?? '').join(' ');
  if (/\b(?:not|local)\b/i.test(name)) return null;
  const above = titleText.split('\n').filter((text) => /\b(?:times?|zone|utc|gmt)\b/i.test(text));
  return [name, ...above].reduce<Zone | null>((found, text) => found ?? zoneIn(text), null);
};

/** Checks that days follow each other, up or down. */
const isOrdered = (clocks: Float64Array): boolean => {
  const days = clocks.filter((clock) => !Number.isNaN(clock)).map(dayOf);
  const follows = (test: (day: number, last: number) => boolean): boolean =>
    days.every((day, at) => at === 0 || test(day, days[at - 1] ?? 0));
  return follows((day, last) => day >= last) || follows((day, last) => day <= last);
};

/** Order of day and month: as one line has it, or as the days follow each other in the file. */
const orderOf = (
  orders: ReadonlySet<string | null>,
  clocks: Float64Array,
  dayFirst: Float64Array,
): 'month-first' | 'day-first' | 'unsure' => {
  if (!orders.has('either')) return 'month-first';
  if (orders.has('day-first') !== orders.has('month-first')) {
    return orders.has('day-first') ? 'day-first' : 'month-first';
  }
  const isMonthFirst = isOrdered(clocks);
  if (isMonthFirst === isOrdered(dayFirst)) return 'unsure';
  return isMonthFirst ? 'month-first' : 'day-first';
};

/** Reads the times as they are written, for each row. NaN where one can't be read. */
const writtenTimes = (table: Table, facts: ColumnFacts, {time, clock}: Settings) => {
  const {rows} = table;
  const clocks = new Float64Array(rows.length).fill(NaN);
  /** The same where the day comes first. */
  const dayFirst = new Float64Array(rows.length).fill(NaN);
  /** Seconds that the line's zone is ahead of UTC; NaN where it has none. */
  const offsets = new Float64Array(rows.length).fill(NaN);
  const zones = new Map<string, Zone | null>([['', null]]);
  const zoneNamed = (name: string): Zone | null => {
    if (!zones.has(name)) zones.set(name, zoneIn(name));
    return zones.get(name) ?? null;
  };
  const tableZone = zoneOfTable(table, [time, clock]);
  const orders = new Set<string | null>();
  const hours = new Set<number>();
  let hasAmPm = false;
  rows.forEach(({cells}, at) => {
    let text = cellIn(cells, time);
    if (clock !== null) {
      text = `${text.replace(/[ T]0?0:00(?::00)?$/, '')} ${cellIn(cells, clock)}`;
    }
    const read = readTime(text);
    // A day alone isn't the time of a call.
    if (!read?.hasTime) return;
    clocks[at] = read.clock;
    dayFirst[at] = read.dayFirst;
    orders.add(read.order);
    hours.add(Math.floor(secondOfDay(read.clock) / 3600));
    const zone = zoneNamed(read.zone) ?? zoneNamed(cellIn(cells, facts.zoneColumn)) ?? tableZone;
    if (zone) offsets[at] = zone(read.clock);
    // An offset is written by programs, which count 24 hours; a zone's name doesn't show it.
    hasAmPm ||= read.hasAmPm || /^(?:z|utc|gmt|[+-])/i.test(read.zone);
  });
  /** No time is later than 12:59, none says AM or PM, and some would be at night. */
  const lacksAmPm =
    !hasAmPm && [...hours].every((hour) => hour > 0 && hour < 13) && Math.min(...hours) < NIGHT_END;
  const order = orderOf(orders, clocks, dayFirst);
  return {clocks, dayFirst, offsets, order, lacksAmPm};
};

/** The times as the settings read them. @param timeZone of this device */
export const timesOf = (table: Table, facts: ColumnFacts, settings: Settings, timeZone: string) => {
  const written = writtenTimes(table, facts, settings);
  const {clocks, dayFirst, offsets, order, lacksAmPm} = written;
  const isDayFirst = (settings.order ?? order) === 'day-first';
  const asWritten = (isDayFirst ? dayFirst : clocks).map((time) => {
    const isAfternoon = lacksAmPm && settings.amPm === 'pm' && secondOfDay(time) < NIGHT_END * 3600;
    return isAfternoon ? time + DAY / 2 : time;
  });
  const zoned = [...offsets.keys()].filter((at) => !Number.isNaN(offsets[at]));
  /** Moments: in UTC where the log has zones. */
  const starts = asWritten.map((clock, at) => clock - (offsets[at] || 0));
  const year = new Date((starts[zoned[0] ?? -1] ?? 0) * 1000).getUTCFullYear();
  /** The zone of this device, first of the choices; null where the browser hides it. */
  const here = zoned.length === 0 ? null : deviceZone(timeZone, year);
  const offsetHere = here && offsetOfPlace(here[0]);
  /** True if the log has zones and its times differ from this device's. */
  const isZoned = zoned.some((at) => offsets[at] !== offsetHere?.(starts[at] ?? 0));
  // UTC is no practice's clock; another zone may be, and is asked about.
  const isUtc = zoned.every((at) => offsets[at] === 0);
  /** The zone to convert to, as the settings and this device have it; null where it must be asked. */
  const zone = settings.zone ?? (isZoned ? (isUtc ? (here?.[0] ?? null) : null) : 'log');
  const offsetAt = zone === null || zone === 'log' ? null : offsetOfPlace(zone);
  /** On the practice's wall clock, in seconds since 1970. */
  const local = Float64Array.from(asWritten);
  if (offsetAt) for (const at of zoned) local[at] = (starts[at] ?? 0) + offsetAt(starts[at] ?? 0);
  return {...written, local, starts, zone, isZoned, here};
};
