import fc from 'fast-check';

import {compareFieldIds, compareFields, type CompareFieldId} from '../../../data/compareFields.ts';
import {wayIds, wayQuestions} from '../../../data/compareWays.ts';
import {plans, setupFee} from '../../../data/plans.ts';
import {compareCosts, compareVerdict, countedText} from '../costs.ts';
import {
  exampleNumbers,
  readCompareNumber,
  readNumbers,
  writeNumbers,
  type CompareNumbers,
} from '../numbers.ts';

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
      '300 calls × 2 min ÷ 60 × $28, if someone is free',
      '300 calls × 2 min × $1.50',
      'Nothing to pay, and 300 calls that reach a recording',
      'Medium Practice, 600 of 1,000 minutes, and $3,000 setup in the first year',
    ]);
  });

  it('is quoted above what a listed plan holds', () => {
    expect(compareCosts(given({calls: 500})).ours).not.toBeNull();
    const more = given({calls: 501});
    expect(compareCosts(more).ours).toBeNull();
    expect(countedText('ours', more)).toBe('1,002 minutes, more than a listed plan holds');
    expect(compareVerdict(more).title).toBe('At 501 calls a month, ask us for a quote.');
  });
});

describe('the verdict', () => {
  it.each<[string, Partial<CompareNumbers>, RegExp, RegExp]>([
    [
      'the price that decides, where no quote is typed',
      {},
      /^At 165 calls a month, Ringwell is cheaper than a service that charges more than \$2\.11 a minute\.$/,
      /^With the \$3,000 setup, it takes more than \$2\.87 in the first year\. Type in a quote/,
    ],
    [
      'the service, below that price',
      {perMinute: 1.2},
      /^At 165 calls a month, the answering service is cheaper\.$/,
      /^Your quote comes to \$396 a month\. Ringwell costs \$699, which is less than a service that charges more than \$2\.11/,
    ],
    ['us, above it', {perMinute: 2.12}, /Ringwell is cheaper\.$/, /^Your quote comes to \$700 /],
    ['one call', {calls: 1}, /^At 1 call a month/, /./],
    ['no calls', {calls: 0}, /^No calls to forward/, /^Type in a quote/],
  ])('names %s', (_, numbers, title, text) => {
    const verdict = compareVerdict(given(numbers));
    expect(verdict.title).toMatch(title);
    expect(verdict.text).toMatch(text);
  });

  it('gives a tie to the service', () => {
    const tie = given({calls: 100, minutes: 1, perMinute: plans.small.price / 100});
    expect(compareCosts(tie).service?.month).toBe(plans.small.price);
    expect(compareVerdict(tie).title).toContain('the answering service is cheaper');
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
  it.each<[string, CompareFieldId, number | RegExp]>([
    ['about 40 calls a month', 'calls', 40],
    ['165.5', 'calls', 166],
    ['$1.25 per minute', 'perMinute', 1.25],
    ['$28/h', 'wage', 28],
    ['', 'perMinute', 0],
    ['', 'calls', /^Type a number here/],
    ['plenty', 'calls', /can’t read/],
    ['1.250', 'wage', /dot/],
    ['-5', 'calls', /least we count is 0/],
    ['0', 'minutes', /least we count is 0\.1/],
    ['1e300', 'wage', /most we count is \$500/],
  ])('reads %j in %s as %p', (text, id, value) => {
    expect(readCompareNumber(text, id)).toEqual(
      typeof value === 'number' ? {value} : {problem: expect.stringMatching(value)},
    );
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

  it('are the example’s where a link has none', () => {
    expect(readNumbers('?calls=<script>&minutes=0&wage=%E0%A4%A')).toEqual(exampleNumbers);
  });
});
