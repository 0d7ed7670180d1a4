import fc from 'fast-check';

import {
  findDay,
  type DemoTime,
  easternTime,
  formatTime,
  groupByDay,
  nearestFree,
  OFFICE_ZONE,
  parseZone,
  thirdOfHour,
  zoneName,
} from '../demoTimes.ts';

const at = (iso: string): number => Date.parse(iso);
const clock = (iso: string, zone: string): string => formatTime('clock', at(iso), zone);

const zones = Intl.supportedValuesOf('timeZone');
const TWENTY_MINUTES = 20 * 60_000;
/** Generates sorted times on a 20-minute grid within two years, some of them adjacent. */
const someTimes = fc
  .uniqueArray(fc.integer({min: 0, max: 2 * 365 * 72}), {minLength: 1, maxLength: 60})
  .map((steps): readonly DemoTime[] =>
    [...steps, ...steps.map((step) => step + 1)]
      .filter((step, index, all) => all.indexOf(step) === index)
      .sort((a, b) => a - b)
      .map((step) => ({
        at: at('2026-01-01T00:00Z') + step * TWENTY_MINUTES,
        isFree: step % 3 > 0,
      })),
  );

describe('formatTime', () => {
  it.each([
    ['2026-03-11T04:00Z', '12:00 AM'],
    ['2026-03-11T16:00Z', '12:00 PM'],
    ['2026-03-11T16:20Z', '12:20 PM'],
    ['2026-03-11T04:20Z', '12:20 AM'],
    ['2026-03-11T13:05Z', '9:05 AM'],
  ])('formats %s in the office’s zone as %s', (iso, text) => {
    expect(clock(iso, OFFICE_ZONE)).toBe(text.replace(' ', '\u00a0'));
  });

  it('follows both clock changes of daylight saving', () => {
    expect(clock('2026-03-08T06:59Z', OFFICE_ZONE)).toBe('1:59\u00a0AM');
    expect(clock('2026-03-08T07:00Z', OFFICE_ZONE)).toBe('3:00\u00a0AM');
    expect(clock('2026-11-01T05:40Z', OFFICE_ZONE)).toBe('1:40\u00a0AM');
    expect(clock('2026-11-01T06:40Z', OFFICE_ZONE)).toBe('1:40\u00a0AM');
  });

  it('has day and time of one zone, and adds Eastern Time if it differs', () => {
    const late = at('2026-03-11T21:40Z');
    expect(formatTime('dayAndClock', late, 'Asia/Kolkata')).toBe(
      'Thursday, March\u00a012, 3:10\u00a0AM',
    );
    expect(easternTime(late, 'Asia/Kolkata')).toBe('Wed 5:40\u00a0PM Eastern');
    expect(easternTime(late, 'Pacific/Honolulu')).toBe('5:40\u00a0PM Eastern');
    expect(easternTime(late, 'America/Detroit')).toBe('');
  });

  it('agrees with a computation from UTC', () => {
    fc.assert(
      fc.property(
        fc.integer({min: 0, max: 2e12}),
        fc.integer({min: -12, max: 14}),
        (time, hours) => {
          // Etc/GMT zones have inverted signs.
          const zone = `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
          const local = new Date(time + hours * 3_600_000);
          const hour = local.getUTCHours();
          const minute = String(local.getUTCMinutes()).padStart(2, '0');
          expect(formatTime('clock', time, zone)).toBe(
            `${hour % 12 || 12}:${minute}\u00a0${hour < 12 ? 'AM' : 'PM'}`,
          );
        },
      ),
    );
  });
});

describe('readZone', () => {
  it.each(['America/New_York', 'Asia/Calcutta', 'Asia/Kolkata', 'US/Eastern', 'UTC', 'Etc/GMT+5'])(
    'keeps the name %s',
    (name) => {
      expect(parseZone(name)).toBe(name);
      expect(zoneName(name)).not.toBe('');
    },
  );

  it.each([undefined, null, '', 'Etc/Unknown', 'Mars/Olympus', 'Eastern', 5])(
    'returns null for %j',
    (name) => expect(parseZone(name)).toBeNull(),
  );
});

describe('groupByDay', () => {
  it('contains each time once, in order, on its date in the zone', () => {
    fc.assert(
      fc.property(someTimes, fc.constantFrom(...zones), (times, zone) => {
        const days = groupByDay(times, zone);
        expect(days.flatMap(({rows}) => rows.flat())).toEqual(times);
        // An independent count: Swedish dates are ISO dates.
        const dates = times.map((time) =>
          new Date(time.at).toLocaleDateString('sv', {timeZone: zone}),
        );
        expect(days.map(({date}) => date)).toEqual([...new Set(dates)]);
        for (const {rows, freeCount, at: first} of days) {
          expect(first).toBe(rows[0]?.[0]?.at);
          expect(freeCount).toBe(rows.flat().filter(({isFree}) => isFree).length);
          for (const row of rows) {
            expect(new Set(row.map((time) => formatTime('hour', time.at, zone))).size).toBe(1);
            const thirds = row.map((time) => thirdOfHour(time.at, zone));
            expect(thirds).toEqual([...new Set(thirds)].sort());
          }
        }
      }),
      {numRuns: 60},
    );
  });

  it('has two rows for an hour that the clock change repeats', () => {
    const times = [0, 1, 2, 3, 4, 5].map((step) => ({
      at: at('2026-11-01T05:00Z') + step * TWENTY_MINUTES,
      isFree: true,
    }));
    expect(groupByDay(times, OFFICE_ZONE).map(({rows}) => rows.map((row) => row.length))).toEqual([
      [3, 3],
    ]);
  });

  it('keeps the instant when the zone changes, and finds its new day', () => {
    const times = [{at: at('2026-03-11T21:40Z'), isFree: true}];
    const dates = ['America/Chicago', 'Asia/Kolkata'].map(
      (zone) => findDay(groupByDay(times, zone), times[0]?.at ?? 0)?.date,
    );
    expect(dates).toEqual(['2026-03-11', '2026-03-12']);
  });
});

it('nearestFree returns the nearest times', () => {
  fc.assert(
    fc.property(someTimes, fc.nat(), fc.integer({min: 1, max: 5}), (times, index, count) => {
      const missed = times[index % times.length]?.at ?? 0;
      const found = nearestFree(missed, times, count);
      const free = times.filter((time) => time.isFree && time.at !== missed).map((time) => time.at);
      expect(found).toEqual([...found].sort((a, b) => a - b));
      expect(found).toHaveLength(Math.min(count, free.length));
      const distances = found.map((time) => Math.abs(time - missed));
      const others = free.filter((time) => !found.includes(time));
      for (const other of others)
        expect(Math.abs(other - missed)).toBeGreaterThanOrEqual(Math.max(...distances));
    }),
  );
});
