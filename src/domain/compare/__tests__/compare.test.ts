import fc from 'fast-check';

import {compareFieldIds, compareFields, type CompareFieldId} from '../../../data/compareFields.ts';
import {notUs, wayIds, type WayId} from '../../../data/compareWays.ts';
import {plans, setupFee} from '../../../data/plans.ts';
import {compareCosts, fewestCallsForUs} from '../costs.ts';
import {
  noNumbers,
  readNumbers,
  readOwnNumber,
  writeNumbers,
  type CompareNumbers,
} from '../numbers.ts';
import {compareVerdict, costText, fewestCallsText} from '../verdict.ts';
import {MAX_SLOTS, yearSlots} from '../yearSlots.ts';

jest.mock('../../../data/plans.ts');

const given = (numbers: Partial<CompareNumbers>): CompareNumbers => ({...noNumbers, ...numbers});

const money = fc.integer({min: 0, max: 100_000}).map((cents) => cents / 100);
/** As a practice might type them, with any of them left out. */
const numbersOf = (id: CompareFieldId): fc.Arbitrary<number | null> =>
  fc.option(
    compareFields[id].prefix === '$'
      ? money
      : fc.integer({min: 0, max: Math.min(compareFields[id].max, 5_000)}),
  );
const anyNumbers = fc.record(
  Object.fromEntries(compareFieldIds.map((id) => [id, numbersOf(id)])) as Record<
    CompareFieldId,
    fc.Arbitrary<number | null>
  >,
);
const yearOf = (numbers: CompareNumbers, way: WayId): number | null => {
  const cost = compareCosts(numbers)[way];
  return cost.kind === 'cost' ? cost.firstYear : null;
};

describe('what each way costs in the first year', () => {
  it('is the visitor’s own sum, and ours from the plans', () => {
    const numbers = given({
      calls: 200,
      lost: 30,
      wage: 28,
      hours: 40,
      away: 25,
      flat: 100,
      perMinute: 1.5,
      perCall: 1,
    });
    expect(wayIds.map((way) => yearOf(numbers, way))).toEqual([
      200 * 30 * 12,
      28 * 40 * 52 + 200 * 0.25 * 30 * 12,
      (100 + 200 * 2 * 1.5 + 200) * 12,
      setupFee.special + 12 * plans.small.price,
    ]);
    expect(wayIds.map((way) => costText(way, numbers, compareCosts(numbers)[way]))).toEqual([
      'Nothing to pay. 200 calls × $30 × 12 months are lost.',
      '$28 × 40 hours × 52 weeks. Outside those hours $18,000 is lost.',
      '12 × ($100 + 200 calls × 2 min × $1.50 + 200 calls × $1).',
      'Small Practice: $3,000 setup + 12 × $699. Later years cost $8,388.',
    ]);
  });

  it('says what is missing, and invents nothing', () => {
    const costs = compareCosts(noNumbers);
    expect(wayIds.map((way) => costText(way, noNumbers, costs[way]))).toEqual([
      'Needs “Calls to be answered” and “What an unanswered call costs you”.',
      'Needs “Hourly pay, taxes and benefits” and “Hours a week”.',
      'Needs a price from its quote.',
      'Needs “Calls to be answered”.',
    ]);
    expect(yearSlots(costs)).toBeNull();
    expect(compareVerdict(noNumbers).way).toBeNull();
  });

  it('is quoted beyond the listed plans', () => {
    for (const more of [
      {calls: 501},
      {calls: 1, locations: 9},
      {calls: 1, minutes: 600, locations: 20},
    ]) {
      expect(compareCosts(given(more)).ai.kind).toBe('quoted');
    }
  });

  it('is finite, never below zero, and no less for more calls', () => {
    fc.assert(
      fc.property(anyNumbers, fc.integer({min: 1, max: 500}), (numbers, more) => {
        for (const way of wayIds) {
          const year = yearOf(numbers, way);
          const later = yearOf({...numbers, calls: (numbers.calls ?? 0) + more}, way);
          if (year !== null) expect(Number.isFinite(year) && year >= 0).toBe(true);
          if (year !== null && later !== null) expect(later).toBeGreaterThanOrEqual(year);
        }
      }),
    );
  });
});

describe('when not to choose us', () => {
  it.each<[WayId, Partial<CompareNumbers>, RegExp]>([
    [
      'voicemail',
      {calls: 20, lost: 10},
      /^Voicemail costs least \$2,400 in the first year\. We would cost \$8,988 more: by these numbers, don’t choose us\.$/,
    ],
    ['hire', {calls: 400, lost: 60, wage: 20, hours: 8}, /don’t choose us/],
    ['service', {calls: 60, lost: 40, perCall: 2.5}, /don’t choose us/],
    ['ai', {calls: 200, lost: 30}, /^An AI receptionist costs least /],
    ['service', {calls: 9_000, lost: 1, flat: 50}, /We quote that many/],
    ['service', {wage: 20, hours: 9, flat: 50}, /needs “Calls/],
  ])('the answer can be %s, in words', (way, numbers, said) => {
    const verdict = compareVerdict(given(numbers));
    expect(verdict.way).toBe(way);
    expect(`${verdict.title} ${verdict.text}`).toMatch(said);
  });

  it('is the answer on a tie', () => {
    const year = setupFee.special + 12 * plans.small.price;
    expect(compareVerdict(given({calls: 1, lost: year / 12})).way).toBe('voicemail');
    expect(compareVerdict(given({calls: 100, lost: 9_999, flat: year / 12}))).toMatchObject({
      way: 'service',
      text: expect.stringMatching(/the same, and that is no reason to change/),
    });
  });

  it('the answer is never dearer than another way that is known', () => {
    fc.assert(
      fc.property(anyNumbers, (numbers) => {
        expect(compareVerdict({...numbers, lost: 0}).way).not.toBe('ai');
        const {way} = compareVerdict(numbers);
        if (way === null) return;
        const least = yearOf(numbers, way)!;
        for (const other of wayIds) {
          const year = yearOf(numbers, other);
          if (year !== null) expect(least).toBeLessThanOrEqual(year);
          if (year === least && way === 'ai') expect(other).toBe('ai');
        }
      }),
    );
  });

  it('names the fewest calls exactly', () => {
    fc.assert(
      fc.property(anyNumbers, money, (numbers, lost) => {
        const asked = {...numbers, lost};
        const fewest = fewestCallsForUs(asked);
        const gains = (calls: number): boolean =>
          (yearOf({...asked, calls}, 'ai') ?? Infinity) < yearOf({...asked, calls}, 'voicemail')!;
        if (fewest === null) {
          for (const calls of [0, 1, 10, 100, 249, 250, 499, 500]) expect(gains(calls)).toBe(false);
        } else {
          expect(gains(fewest)).toBe(true);
          expect(gains(fewest - 1)).toBe(false);
        }
      }),
    );
    // 18,980 calls at 5 cents are the plan's price to the cent.
    const atTheCent = given({minutes: 0, lost: 0.05, away: 100});
    expect(fewestCallsForUs(atTheCent)).toBe(18_981);
    const same = {...atTheCent, calls: 18_980};
    expect(yearOf(same, 'voicemail')).toBe(yearOf(same, 'ai'));
    expect(fewestCallsText(given({lost: 30}))).toMatch(/ at least 32 calls a month for us/);
    expect(fewestCallsText(given({lost: 1}))).toMatch(/at any number of calls they cover\.$/);
  });

  it('whatever the sums say, there is a reason for each other way', () => {
    expect(new Set(notUs.map(({instead}) => instead))).toEqual(
      new Set(wayIds.filter((way) => way !== 'ai')),
    );
  });
});

describe('the year in slots', () => {
  it('obeys the numbers to half a slot', () => {
    fc.assert(
      fc.property(anyNumbers, (numbers) => {
        const costs = compareCosts(numbers);
        const slots = yearSlots(costs);
        for (const cost of Object.values(costs)) {
          if (slots === null || cost.kind !== 'cost') continue;
          const {paid, lost} = slots.of(cost);
          expect(paid + lost).toBeLessThanOrEqual(MAX_SLOTS);
          expect(Math.min(paid, lost)).toBeGreaterThanOrEqual(0);
          const drawn = (paid + lost) * slots.usdPerSlot;
          expect(Math.abs(drawn - cost.firstYear)).toBeLessThanOrEqual(slots.usdPerSlot / 2 + 1e-6);
        }
      }),
    );
  });
});

describe('the numbers', () => {
  it.each<[string, CompareFieldId, number | null]>([
    ['', 'calls', null],
    ['1,200', 'calls', 1200],
    ['about 40 calls a month', 'calls', 40],
    ['$1,250.50', 'flat', 1250.5],
    [' US$ 2 ', 'perCall', 2],
    ['$1.25 per minute', 'perMinute', 1.25],
    ['25%', 'away', 25],
    ['250', 'away', 100],
    ['-5', 'calls', null],
    ['1e300', 'lost', 1_000_000],
    ['1.250', 'flat', null],
    ['plenty', 'calls', null],
    ['<script>', 'hours', null],
  ])('%j in %s is %p', (text, id, value) => {
    const read = readOwnNumber(text, id);
    expect(read.value).toBe(value);
    const isSaid = !(text === '' || (value !== null && !['250', '1e300'].includes(text)));
    expect(read.note !== null).toBe(isSaid);
  });

  it('come back from the address as they were written, beside what is not ours', () => {
    fc.assert(
      fc.property(anyNumbers, (numbers) => {
        const search = writeNumbers(numbers, '?utm_source=x&calls=7');
        expect(readNumbers(search)).toEqual(numbers);
        expect(search).toContain('utm_source=x');
      }),
    );
    expect(writeNumbers(noNumbers, '?calls=7')).toBe('');
  });

  it.each([
    'calls=<script>',
    'calls=-1',
    'calls=1e9',
    'away=101',
    'lost=99999999',
    'calls=%E0%A4%A',
    'hours=NaN',
  ])('%s counts as not given', (query) => {
    expect(readNumbers(`?${query}`)).toEqual(noNumbers);
  });
});
