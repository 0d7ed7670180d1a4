import fc from 'fast-check';

import {officeZone} from '../../../../data/officeHours.ts';
import {demoRules} from '../../data.ts';

import {
  findDay,
  firstOpenDay,
  type DemoTime,
  formatTime,
  groupByDay,
  hasGap,
  minutesOfDay,
  nearestFree,
  partsOfDay,
  shortDayNote,
  thirdOfHour,
} from '../times.ts';
import {easternDifference, easternTime, isZoneHidden, parseZone, zoneName} from '../zones.ts';

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
    ['2026-03-11T04:00Z', '12:00 am'],
    ['2026-03-11T16:00Z', '12:00 pm'],
    ['2026-03-11T16:20Z', '12:20 pm'],
    ['2026-03-11T13:05Z', '9:05 am'],
  ])('formatTime formats %s in the office’s zone as %s', (iso, text) => {
    expect(clock(iso, officeZone)).toBe(text.replace(' ', '\u00a0'));
  });

  it('formatTime has day and time of one zone, and adds Eastern Time if it differs', () => {
    const late = at('2026-03-11T21:40Z');
    expect(formatTime('dayAndClock', late, 'Asia/Kolkata')).toBe(
      'Thursday, March\u00a012, 3:10\u00a0am',
    );
    expect(easternTime(late, 'Asia/Kolkata')).toBe('Wed 5:40\u00a0pm Eastern Time');
    expect(easternTime(late, 'Pacific/Honolulu')).toBe('5:40\u00a0pm Eastern Time');
    expect(easternTime(late, 'America/Detroit')).toBe('');
  });
});

describe('parseZone', () => {
  it.each(['America/New_York', 'Asia/Calcutta', 'Etc/GMT+5'])('parseZone keeps %s', (name) => {
    expect(parseZone(name)).toBe(name);
    expect(zoneName(name)).not.toBe('');
  });

  it.each([undefined, '', 'Etc/Unknown'])('parseZone returns null for %j', (name) =>
    expect(parseZone(name)).toBeNull(),
  );
});

describe('groupByDay', () => {
  it('groupByDay contains each time once, in order, on its date in the zone', () => {
    fc.assert(
      fc.property(someTimes, fc.constantFrom(...zones), (times, zone) => {
        const days = groupByDay(times, zone);
        expect(days.flatMap(({rows}) => rows.flat())).toEqual(times);
        // Swedish dates are ISO dates.
        for (const {at: time} of times)
          expect(findDay(days, time)?.date).toBe(
            new Date(time).toLocaleDateString('sv', {timeZone: zone}),
          );
        for (const {rows, freeCount, at: first} of days) {
          expect(first).toBe(rows[0]?.[0]?.at);
          expect(freeCount).toBe(rows.flat().filter(({isFree}) => isFree).length);
          for (const row of rows) {
            expect(
              new Set(row.map((time) => Math.floor(minutesOfDay(time.at, zone) / 60))).size,
            ).toBe(1);
            const thirds = row.map((time) => thirdOfHour(time.at, zone));
            expect(thirds).toEqual([...new Set(thirds)].sort());
          }
        }
      }),
      {numRuns: 60},
    );
  });

  it('groupByDay has two rows for an hour that the clock change repeats', () => {
    const times = [0, 1, 2, 3, 4, 5].map((step) => ({
      at: at('2026-11-01T05:00Z') + step * TWENTY_MINUTES,
      isFree: true,
    }));
    expect(groupByDay(times, officeZone).map(({rows}) => rows.map((row) => row.length))).toEqual([
      [3, 3],
    ]);
  });
});

it('nearestFree returns the nearest times in order, without those that are taken', () => {
  const times = [0, 1, 2, 3, 4, 5].map((step) => ({at: step, isFree: step !== 2}));
  expect(nearestFree(3, times, 3)).toEqual([1, 4, 5]);
  expect(nearestFree(9, times, 9)).toEqual([0, 1, 3, 4, 5]);
});

describe('a day', () => {
  const {minutes} = demoRules;
  const day = (iso: string, count: number): readonly DemoTime[] =>
    Array.from({length: count}, (_, index) => ({
      at: at(iso) + index * minutes * 60_000,
      isFree: true,
    }));
  // A Saturday from 9 am to 2 pm and the Monday after it.
  const saturday = day('2026-11-28T14:00Z', 15);
  const monday = day('2026-11-30T13:00Z', 30);
  const [first, second] = groupByDay([...saturday, ...monday], officeZone);
  const now = at('2026-11-27T21:30Z');

  it('the first day shown is a weekday, and a Saturday only if nothing else is free', () => {
    expect(firstOpenDay(groupByDay([...saturday, ...monday], officeZone))?.date).toBe('2026-11-30');
    const taken = monday.map((time) => ({...time, isFree: false}));
    expect(firstOpenDay(groupByDay([...saturday, ...taken], officeZone))?.date).toBe('2026-11-28');
  });

  it('the days have a gap instead of Sunday, and parts by the time of the zone', () => {
    expect(hasGap(first, second!)).toBe(true);
    expect(partsOfDay(second!, officeZone).map(({name}) => name)).toEqual(['Morning', 'Afternoon']);
    expect(partsOfDay(second!, 'Europe/Berlin').map(({name}) => name)).toEqual([
      'Afternoon',
      'Evening',
    ]);
  });

  it('a day explains an early end or a late beginning', () => {
    expect(shortDayNote(first!, officeZone, now)).toBe(
      'On Saturdays the office closes at 2:00\u00a0pm.',
    );
    expect(shortDayNote(second!, officeZone, now)).toBe('');
    expect(shortDayNote(second!, officeZone, at('2026-11-30T11:00Z'))).toBe(
      'Today from 8:00\u00a0am: we need two working hours’ notice.',
    );
  });
});

it.each([
  [null, 'en-US', true],
  ['UTC', 'de', true],
  ['Atlantic/Reykjavik', 'en-US', true],
  ['Atlantic/Reykjavik', 'is', false],
  ['Etc/GMT+5', 'en-US', false],
  ['America/Chicago', 'en-US', false],
])('a browser in %s with %s hides its zone: %s', (zone, language, isHidden) =>
  expect(isZoneHidden(zone, language)).toBe(isHidden),
);

it('easternDifference describes the difference from Eastern Time', () => {
  const noon = at('2026-03-11T16:00Z');
  expect(easternDifference(noon, 'America/Chicago')).toBe('Eastern Time is 1 hour ahead');
  expect(easternDifference(noon, 'Asia/Kolkata')).toBe('Eastern Time is 9.5 hours behind');
  expect(easternDifference(noon, 'America/Detroit')).toBe('');
});
