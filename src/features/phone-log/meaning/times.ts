import type {Table} from '../read/table.ts';
import {DAY, dayOf, readTime, secondOfDay, swapDayAndMonth} from '../read/time.ts';
import {offsetOfPlace, type Zone, zoneHere, zoneIn} from '../read/zones.ts';
import {cellIn, type Facts} from './facts.ts';
import type {Settings} from './settings.ts';

/** Times of a log as they are written, for each row. NaN where one can't be read. */
interface WrittenTimes {
  readonly clocks: Float64Array;
  /** Seconds to add where the day comes first; 0 where the order is known. */
  readonly swaps: Float64Array;
  /** Seconds that the line's zone is ahead of UTC; NaN where it has none. */
  readonly offsets: Float64Array;
  /** Rows whose cell is empty. */
  readonly isEmpty: Uint8Array;
  readonly order: Settings['order'] | 'unsure' | 'none';
  /** No time is later than 12:59, none says AM or PM, and some would be at night. */
  readonly isHalved: boolean;
}

/** The times of a log as the settings read them, and what is open about them. */
export interface LogTimes extends WrittenTimes {
  /** On the practice's wall clock, in seconds since 1970. */
  readonly local: Float64Array;
  /** Moments: in UTC where the log has zones. */
  readonly starts: Float64Array;
  /** The zone to convert to, as the settings and this device have it; null where it must be asked. */
  readonly zone: string | null;
  /** True if the log has zones and its times differ from this device's. */
  readonly isZoned: boolean;
  /** The zone of this device, first of the choices; null where the browser hides it. */
  readonly here: readonly [place: string, name: string] | null;
}

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
  swaps: Float64Array,
): WrittenTimes['order'] => {
  if (!orders.has('either')) return 'none';
  if (orders.has('day-first') !== orders.has('month-first')) {
    return orders.has('day-first') ? 'day-first' : 'month-first';
  }
  const isMonthFirst = isOrdered(clocks);
  if (isMonthFirst === isOrdered(clocks.map((clock, at) => clock + (swaps[at] ?? 0)))) {
    return 'unsure';
  }
  return isMonthFirst ? 'month-first' : 'day-first';
};

/** Reads the times as they are written. */
export const writtenTimes = (
  table: Table,
  facts: Facts,
  {time, clock}: Pick<Settings, 'time' | 'clock'>,
): WrittenTimes => {
  const {rows} = table;
  const clocks = new Float64Array(rows.length).fill(NaN);
  const swaps = new Float64Array(rows.length);
  const offsets = new Float64Array(rows.length).fill(NaN);
  const isEmpty = new Uint8Array(rows.length);
  const zones = new Map<string, Zone | null>([['', null]]);
  const zoneNamed = (name: string): Zone | null => {
    if (!zones.has(name)) zones.set(name, zoneIn(name));
    return zones.get(name) ?? null;
  };
  const tableZone = zoneOfTable(table, [time, clock]);
  const orders = new Set<string | null>();
  const hours = new Set<number>();
  let hasHalf = false;
  rows.forEach(({cells}, at) => {
    let text = cellIn(cells, time);
    if (clock !== null) {
      text = `${text.replace(/[ T]0?0:00(?::00)?$/, '')} ${cellIn(cells, clock)}`;
    }
    if (facts.half !== null) text += ` ${cellIn(cells, facts.half)}`;
    isEmpty[at] = text.trim() === '' ? 1 : 0;
    const read = readTime(text);
    // A day alone isn't the time of a call.
    if (!read?.hasTime) return;
    clocks[at] = read.clock;
    if (read.order === 'either') swaps[at] = swapDayAndMonth(read.clock);
    orders.add(read.order);
    hours.add(Math.floor(secondOfDay(read.clock) / 3600));

    if (read.ahead !== null) offsets[at] = read.ahead;
    else {
      const zone =
        zoneNamed(read.zoneName) ?? zoneNamed(cellIn(cells, facts.zoneColumn)) ?? tableZone;
      if (zone) offsets[at] = zone(read.clock);
    }
    hasHalf ||= read.hasHalf || !Number.isNaN(offsets[at]);
  });
  const isHalved =
    !hasHalf && [...hours].every((hour) => hour > 0 && hour < 13) && Math.min(...hours) < 7;
  return {clocks, swaps, offsets, isEmpty, order: orderOf(orders, clocks, swaps), isHalved};
};

/** The times as the settings read them. @param place of this device's zone */
export const timesOf = (written: WrittenTimes, settings: Settings, place: string): LogTimes => {
  const {clocks, swaps, offsets, order, isHalved} = written;
  const isDayFirst = (settings.order ?? order) === 'day-first';
  const local = clocks.map((clock, at) => {
    const time = isDayFirst ? clock + (swaps[at] ?? 0) : clock;
    const isAfternoon = isHalved && settings.half === 'pm' && secondOfDay(time) < 7 * 3600;
    return isAfternoon ? time + DAY / 2 : time;
  });
  const hasZone = (_: number, at: number): boolean => !Number.isNaN(offsets[at]);
  const first = offsets.findIndex(hasZone);
  if (first < 0) {
    return {...written, local, starts: local, zone: 'log', isZoned: false, here: null};
  }
  const starts = local.map((clock, at) => clock - (offsets[at] || 0));
  const here = zoneHere(place, new Date((starts[first] ?? 0) * 1000).getUTCFullYear());
  const offsetHere = here && offsetOfPlace(here[0]);
  const isZoned = starts.some(
    (start, at) => hasZone(start, at) && offsets[at] !== offsetHere?.(start),
  );
  // UTC is no practice's clock; another zone may be, and is asked about.
  const isUtc = offsets.every((ahead, at) => !hasZone(ahead, at) || ahead === 0);
  const zone = settings.zone ?? (isZoned ? (isUtc ? (here?.[0] ?? null) : null) : 'log');
  const offsetAt = zone === null || zone === 'log' ? null : offsetOfPlace(zone);
  const shown = offsetAt
    ? starts.map((start, at) => (hasZone(start, at) ? start + offsetAt(start) : start))
    : local;
  return {...written, local: shown, starts, zone, isZoned, here};
};
