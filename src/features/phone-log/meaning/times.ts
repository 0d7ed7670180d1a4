import type {Table} from '../read/table.ts';
import {DAY, readTime, secondOfDay, swapDayAndMonth} from '../read/time.ts';
import {offsetOfPlace, type Zone, zoneHere, zoneIn} from '../read/zones.ts';
import {cellIn, type Facts} from './facts.ts';
import type {Settings} from './settings.ts';

/** Times of a column as they are written, for each row. NaN where one can't be read. */
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

const zoneNamed = (known: Map<string, Zone | null>, name: string): Zone | null => {
  if (name === '') return null;
  const found = known.get(name);
  if (found !== undefined) return found;
  const zone = zoneIn(name);
  known.set(name, zone);
  return zone;
};

/** The zone that the column's name, or a line above the table, names for all times. */
const zoneOfTable = ({names, titleText}: Table, time: number): Zone | null => {
  const name = names[time] ?? '';
  if (/\b(?:not|local)\b/i.test(name)) return null;
  const above = titleText.split('\n').filter((text) => /\b(?:times?|zone|utc|gmt)\b/i.test(text));
  return [name, ...above].reduce<Zone | null>((found, text) => found ?? zoneIn(text), null);
};

/** Checks that days follow each other in the order of the lines, or against it. */
class Sequence {
  private last = NaN;
  private up = true;
  private down = true;

  add(clock: number): void {
    const day = Math.floor(clock / DAY);
    if (day < this.last) this.up = false;
    if (day > this.last) this.down = false;
    this.last = day;
  }

  get isOrdered(): boolean {
    return this.up || this.down;
  }
}

/** Reads the times as they are written. */
const writtenTimes = (table: Table, facts: Facts, {time, clock}: Settings): WrittenTimes => {
  const {rows} = table;
  const clocks = new Float64Array(rows.length).fill(NaN);
  const swaps = new Float64Array(rows.length);
  const offsets = new Float64Array(rows.length).fill(NaN);
  const isEmpty = new Uint8Array(rows.length);
  const zones = new Map<string, Zone | null>();
  const tableZone = time === null ? null : zoneOfTable(table, time);
  const orders = new Set<string | null>();
  const [monthFirst, dayFirst] = [new Sequence(), new Sequence()];
  let [hasHalf, latest, earliest, atNight] = [false, 0, 24, false];
  rows.forEach(({cells}, at) => {
    const date = cellIn(cells, time);
    const parts = [clock === null ? date : date.replace(/[ T]0?0:00(?::00)?$/, '')];
    if (clock !== null) parts.push(cellIn(cells, clock));
    if (facts.half !== null) parts.push(cellIn(cells, facts.half));
    const text = parts.length === 1 ? date : parts.join(' ');
    isEmpty[at] = text.trim() === '' ? 1 : 0;
    const read = readTime(text);
    if (!read || (!read.hasTime && clock !== null)) return;
    clocks[at] = read.clock;
    const swap = read.order === 'either' ? swapDayAndMonth(read.clock) : 0;
    swaps[at] = swap;
    orders.add(read.order);
    monthFirst.add(read.clock);
    dayFirst.add(read.clock + swap);
    const zone =
      zoneNamed(zones, read.zoneName) ??
      zoneNamed(zones, cellIn(cells, facts.zoneColumn)) ??
      tableZone;
    if (read.ahead !== null) offsets[at] = read.ahead;
    else if (zone && read.hasTime) offsets[at] = zone(read.clock);
    hasHalf ||= read.hasHalf;
    const hour = Math.floor(secondOfDay(read.clock) / 3600);
    if (!read.hasTime) hasHalf = true;
    [latest, earliest] = [Math.max(latest, hour), Math.min(earliest, hour)];
    atNight ||= hour < 7;
  });
  const isHalved = !hasHalf && latest <= 12 && earliest > 0 && atNight;
  return {clocks, swaps, offsets, isEmpty, order: orderOf(orders, monthFirst, dayFirst), isHalved};
};

/** Order of day and month: as one line has it, or as the days follow each other in the file. */
const orderOf = (
  orders: ReadonlySet<string | null>,
  monthFirst: Sequence,
  dayFirst: Sequence,
): WrittenTimes['order'] => {
  if (!orders.has('either')) return 'none';
  if (orders.has('day-first') !== orders.has('month-first')) {
    return orders.has('day-first') ? 'day-first' : 'month-first';
  }
  if (monthFirst.isOrdered === dayFirst.isOrdered) return 'unsure';
  return dayFirst.isOrdered ? 'day-first' : 'month-first';
};

/** Reads a table's times once for each choice of columns. */
export class TimeReader {
  private readonly table: Table;
  private readonly facts: Facts;
  /** Place of this device's zone. */
  private readonly place: string;
  private key = '';
  private written: WrittenTimes | null = null;

  constructor(table: Table, facts: Facts, place: string) {
    this.table = table;
    this.facts = facts;
    this.place = place;
  }

  /** Reads them as the settings say. */
  read(settings: Settings): LogTimes {
    const key = `${settings.time} ${settings.clock}`;
    if (key !== this.key || !this.written) {
      this.written = writtenTimes(this.table, this.facts, settings);
      this.key = key;
    }
    const {written} = this;
    const {clocks, swaps, offsets} = written;
    const isDayFirst = (settings.order ?? written.order) === 'day-first';
    const local = Float64Array.from(clocks, (clock, at) => {
      const time = isDayFirst ? clock + (swaps[at] ?? 0) : clock;
      const hour = secondOfDay(time) / 3600;
      return written.isHalved && settings.half === 'pm' && hour < 7 ? time + DAY / 2 : time;
    });
    const first = offsets.findIndex((ahead) => !Number.isNaN(ahead));
    if (first < 0)
      return {...written, local, starts: local, zone: 'log', isZoned: false, here: null};
    const starts = local.map((clock, at) => clock - (offsets[at] || 0));
    const here = zoneHere(this.place, new Date((starts[first] ?? 0) * 1000).getUTCFullYear());
    const toHere = here && offsetOfPlace(here[0]);
    const isHere = (start: number, at: number): boolean =>
      Number.isNaN(offsets[at]) || offsets[at] === toHere?.(start);
    const isZoned = !starts.every(isHere);
    // UTC is no practice's clock; another zone may be, and is asked about.
    const isUtc = offsets.every((ahead) => Number.isNaN(ahead) || ahead === 0);
    const zone = settings.zone ?? (isZoned ? (isUtc ? (here?.[0] ?? null) : null) : 'log');
    const offsetAt = zone === null || zone === 'log' ? null : offsetOfPlace(zone);
    const shown = offsetAt
      ? starts.map((start, at) => (Number.isNaN(offsets[at]) ? start : start + offsetAt(start)))
      : local;
    return {...written, local: shown, starts, zone, isZoned, here};
  }
}
