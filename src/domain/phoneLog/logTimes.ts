import {bareName} from './commonNames.ts';
import type {LogHead} from './logHead.ts';
import type {QuestionRow} from './questions.ts';
import {cellIn, type Row} from './roles.ts';
import {
  dayOf,
  offsetHere,
  type ReadTime,
  readTime,
  swapDayAndMonth,
  withoutMidnight,
} from './time.ts';
import {clockText, fullDate} from './wording.ts';
import {isUtcName, type Zone, zoneIn} from './zones.ts';

/** The times of a log: their order of day and month, and their zone. */
export class LogTimes {
  /** Lines that name a zone which every computer knows. */
  zoned = 0;
  /** Some times say AM or PM. */
  hasHalves = false;
  private readonly head: LogHead;
  private readonly said: Readonly<Record<string, string>>;
  private readonly offsetAt: typeof offsetHere;
  private readonly isUtc: readonly boolean[];
  /** An offset may have been added to the times, or may have yet to be. */
  private readonly isOffset: boolean;
  private readonly zones = new Map<string, Zone | null>();
  private readonly orders = new Set<string | null>();
  private ambiguous: string | null = null;
  /** A time in a zone that isn't this device's: as it stands, and here. */
  private elsewhere: {text: string; written: number; converted: number} | null = null;

  constructor(head: LogHead, said: Readonly<Record<string, string>>, offsetAt = offsetHere) {
    const {header, columns, zoneColumn} = head;
    this.head = head;
    this.said = said;
    this.offsetAt = offsetAt;
    this.isUtc = header.map(
      (name, column) =>
        isUtcName(name) || (column === columns.start && isUtcName(header[columns.time] ?? '')),
    );
    this.isOffset = /offset$/.test(bareName(header[zoneColumn] ?? ''));
  }

  /** Start of a line; null where none can be read. */
  startOf(row: Row): ReadTime | null {
    const {columns, half} = this.head;
    const start = cellIn(row, columns.start);
    const {time} = columns;
    const date = time >= 0 ? `${withoutMidnight(start)} ${cellIn(row, time)}` : start;
    const text = half >= 0 ? `${date} ${cellIn(row, half)}` : date;
    const read = this.read(text, columns.start, row);
    if (!read) return null;
    this.hasHalves ||= /\d\s?[ap]\.?\s?m?\b/i.test(text);
    if (read.isZoned) this.zoned += 1;
    this.orders.add(read.order);
    if (read.order === 'either' && (this.ambiguous === null || start < this.ambiguous)) {
      this.ambiguous = start;
    }
    return read;
  }

  /** Seconds of a moment that a column has; null where it has none. */
  readonly momentIn = (row: Row, column: number): number | null =>
    column < 0 ? null : (this.read(cellIn(row, column), column, row)?.start ?? null);

  private read(text: string, column: number, row: Row): ReadTime | null {
    const {offsetAt} = this;
    const time = readTime(text, {isUtc: this.isUtc[column] === true, offsetAt});
    return time && this.inZone(time, text, (row[this.head.zoneColumn] ?? '').trim());
  }

  /** A time as it stands, or on this device's clock, as the visitor says: a zone is asked about. */
  private inZone(time: ReadTime, text: string, zoneOfLine: string): ReadTime {
    const ofLine = this.isOffset && zoneOfLine !== '' ? 'UTC' : zoneOfLine;
    const zone = this.zoneNamed(time.zoneName) ?? this.zoneNamed(ofLine) ?? this.head.zone;
    if (time.isZoned || !time.hasTime || !zone) return time;
    const start = time.clock - zone(time.clock);
    const clock = start + this.offsetAt(start);
    if (clock === time.clock) return time;
    if (!this.elsewhere || text < this.elsewhere.text) {
      this.elsewhere = {text, written: time.clock, converted: clock};
    }
    return this.said['zone'] === 'converted' ? {...time, start, clock, isZoned: true} : time;
  }

  private zoneNamed(name: string): Zone | null {
    if (name === '') return null;
    const known = this.zones.get(name);
    if (known !== undefined) return known;
    const zone = zoneIn(name);
    this.zones.set(name, zone);
    return zone;
  }

  /** Order that one line settles for all; null when none does, or two disagree. */
  get isDayFirst(): boolean | null {
    const {said, orders} = this;
    if (said['date']) return said['date'] === 'day-first';
    if (!orders.has('either')) return false;
    const isDayFirst = orders.has('day-first');
    return isDayFirst === orders.has('month-first') ? null : isDayFirst;
  }

  /** Asks which date one is that can be read in two orders, as can all others of the log. */
  dateRow(): QuestionRow | null {
    const {ambiguous} = this;
    if (this.isDayFirst !== null || ambiguous === null) return null;
    const clock = readTime(ambiguous)?.clock ?? 0;
    return {
      id: 'date',
      label: `“${ambiguous}”`,
      note: 'Every date in this log could be month first or day first.',
      known: '',
      choices: [
        ['month-first', fullDate(dayOf(clock))],
        ['day-first', fullDate(dayOf(clock + swapDayAndMonth(clock)))],
      ],
    };
  }

  /** Asks for the zone, where the log names one that isn't this device's. */
  zoneRow(): QuestionRow | null {
    const {elsewhere: call} = this;
    if (this.said['zone'] || !call) return null;
    const at = (clock: number): string => `${fullDate(dayOf(clock))}, ${clockText(clock)}`;
    return {
      id: 'zone',
      label: `“${call.text}”`,
      note: 'The log names a time zone that isn’t this device’s. When was this call on your practice’s clock?',
      known: '',
      choices: [
        ['converted', at(call.converted)],
        ['written', at(call.written)],
      ],
    };
  }
}
