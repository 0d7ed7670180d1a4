import fc from 'fast-check';

import {compareFieldIds, compareFields, type CompareFieldId} from '../../../data/compareFields.ts';
import {wayIds, wayQuestions} from '../../../data/compareWays.ts';
import {plans, setupFee} from '../../../data/plans.ts';
import {cheaperRanges, compareCosts, mostListedCalls} from '../costs.ts';
import {
  exampleNumbers,
  readCompareNumber,
  readNumbers,
  writeNumbers,
  type CompareNumbers,
} from '../numbers.ts';
import {compareVerdict, countedText} from '../verdict.ts';

jest.mock('../../../data/plans.ts');

const given = (numbers: Partial<CompareNumbers>): CompareNumbers => ({
  ...exampleNumbers,
  ...numbers,
});

/** Anything that the fields accept. */
const anyNumbers = fc.record(
  Object.fromEntries(
    compareFieldIds.map((id) => {
      const {digits, min, max} = compareFields[id];
      const scale = 10 ** digits;
      const steps = fc.integer({min: min * scale, max: max * scale});
      return [id, steps.map((step) => step / scale)];
    }),
  ) as Record<CompareFieldId, fc.Arbitrary<number>>,
);

describe('what each way costs', () => {
  it('is counted from the numbers and our listed prices, with its arithmetic', () => {
    const numbers = given({calls: 300, minutes: 2, perMinute: 1.5, wage: 28});
    expect(compareCosts(numbers)).toEqual({
      staff: {month: 280, firstYear: 3_360},
      service: {month: 900, firstYear: 10_800},
      voicemail: {month: 0, firstYear: 0},
      ours: {month: 999, firstYear: setupFee.special + 12 * 999},
    });
    expect(wayIds.map((way) => countedText(way, numbers))).toEqual([
      '300 calls × 2 min ÷ 60 × $28, if somebody is free',
      '300 calls × 2 min × $1.50',
      'Nothing to pay, and 300 calls to the recording',
      'Medium Practice, 600 of 1,000 minutes, and $3,000 setup in the first year',
    ]);
  });

  it('is quoted above what a listed plan holds', () => {
    expect(compareCosts(given({calls: 500})).ours).not.toBeNull();
    const more = given({calls: 501});
    expect(compareCosts(more).ours).toBeNull();
    expect(countedText('ours', more)).toBe('1,002 minutes: more than a listed plan holds');
    expect(compareVerdict(more).text).toMatch(/^At 501 calls .* a month; ours is a quote\./);
  });
});

describe('the verdict', () => {
  it.each<[string, Partial<CompareNumbers>, RegExp, RegExp]>([
    [
      'the service, then us',
      {},
      /^An answering service is cheaper up to 416 calls a month, Ringwell from 417 to 500\.$/,
      /^At 165 calls the service costs \$396 a month, Ringwell \$699\. Above 500 calls we quote\. With the \$3,000 setup, the service is cheaper all through the first year\.$/,
    ],
    [
      'by turns, where a larger plan begins',
      {minutes: 3, perMinute: 1.5},
      /up to 155 and from 167 to 222 calls a month, Ringwell from 156 to 166 and from 223 to 333\.$/,
      /setup, Ringwell is cheaper in the first year from 278 to 333 calls a month\.$/,
    ],
    [
      'the service always',
      {perMinute: 0.9},
      /^An answering service is cheaper at any number of calls up to 500 a month, the most/,
      /all through/,
    ],
    [
      'us always',
      {minutes: 20, perMinute: 50},
      /^Ringwell is cheaper from the first call on, up to 50/,
      /up to 50 calls/,
    ],
    ['one call', {calls: 1}, /./, /^At 1 call the service costs \$2 a month/],
  ])('names %s', (_, numbers, title, text) => {
    const verdict = compareVerdict(given(numbers));
    expect(verdict.title).toMatch(title);
    expect(verdict.text).toMatch(text);
  });

  it('gives a tie to the service', () => {
    // At 500 minutes both cost the same to the cent; from 501 on the larger plan counts.
    const atTheCent = given({minutes: 1, perMinute: plans.small.price / 500});
    expect(compareCosts({...atTheCent, calls: 500}).service?.month).toBe(plans.small.price);
    expect(cheaperRanges(atTheCent, 'month').service[0]).toEqual({from: 1, to: 714});
  });

  it('puts each number of calls that a listed plan holds into one range, by its cost', () => {
    fc.assert(
      fc.property(
        anyNumbers,
        fc.nat(),
        fc.constantFrom('month', 'firstYear'),
        (numbers, any, by) => {
          const most = mostListedCalls(numbers);
          const calls = 1 + (any % most);
          const {ours, service} = compareCosts({...numbers, calls});
          const ranges = cheaperRanges(numbers, by);
          const within = (way: 'ours' | 'service'): boolean =>
            ranges[way].some(({from, to}) => calls >= from && calls <= to);
          expect(within('ours')).toBe(ours![by] < service![by]);
          expect(within('service')).toBe(!within('ours'));
          expect(compareCosts({...numbers, calls: most + 1}).ours).toBeNull();
        },
      ),
      {numRuns: 30},
    );
  });
});

describe('the questions', () => {
  it('have a best answer or two, but for the last, which asks when a way is wrong', () => {
    const best = wayQuestions.map(
      ({answers}) => wayIds.filter((way) => answers[way].best !== undefined).length,
    );
    expect(Math.min(...best.slice(0, -1))).toBe(1);
    expect(Math.max(...best)).toBe(2);
    expect(best.at(-1)).toBe(0);
  });
});

describe('the numbers', () => {
  it.each<[string, CompareFieldId, number | null]>([
    ['1,200', 'calls', 1200],
    ['about 40 calls a month', 'calls', 40],
    ['165.5', 'calls', 166],
    ['$1.25 per minute', 'perMinute', 1.25],
    [' US$ 2 ', 'perMinute', 2],
    ['$28/h', 'wage', 28],
    ['', 'calls', null],
    ['-5', 'calls', null],
    ['0', 'minutes', null],
    ['61', 'minutes', null],
    ['1e300', 'wage', null],
    ['1.250', 'wage', null],
    ['plenty', 'calls', null],
    ['<script>', 'calls', null],
  ])('reads %j in %s as %p', (text, id, value) => {
    const reading = readCompareNumber(text, id);
    if (value === null) expect(reading).toEqual({problem: expect.stringMatching(/^[A-Z].*\.$/)});
    else expect(reading).toEqual({value});
  });

  it('come back from the address as they were written, beside other parameters', () => {
    fc.assert(
      fc.property(anyNumbers, (numbers) => {
        const search = writeNumbers(numbers, '?utm_source=x&calls=7');
        expect(readNumbers(search)).toEqual(numbers);
        expect(search).toContain('utm_source=x');
      }),
    );
    expect(writeNumbers(exampleNumbers, '?calls=7')).toBe('');
  });

  it.each(['calls=<script>', 'calls=-1', 'calls=1e9', 'minutes=0', 'wage=%E0%A4%A', 'wage=NaN'])(
    'are the example’s where a link says %s',
    (query) => {
      expect(readNumbers(`?${query}`)).toEqual(exampleNumbers);
    },
  );
});
