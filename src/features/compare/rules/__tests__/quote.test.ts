import {quoteSentence, readQuote} from '../quote.ts';

jest.mock('../../../../data/plans.ts');

test.each([
  ['', 'Ringwell costs less than a service that charges $1.40 a minute or more.'],
  ['soon', 'Ringwell costs less than a service that charges $1.40 a minute or more.'],
  [
    '$1.80 a minute',
    'At $1.80 a minute, Ringwell saves you $201 a month. Setup pays for itself in 15 months.',
  ],
  ['1.40', 'At $1.40 a minute, Ringwell costs $1 less a month: about the same.'],
  ['1.49', 'At $1.49 a minute, Ringwell costs $46 less a month: about the same.'],
  [
    '1.39',
    'At $1.39 a minute, Ringwell costs less from 504 minutes a month: 8 hours on the phone.',
  ],
  [
    '1.20',
    'At $1.20 a minute, Ringwell costs less from 617 minutes a month: 10 hours on the phone.',
  ],
  ['0.36', 'At $0.36 a minute, the service costs less.'],
  ['.30', 'At $0.30 a minute, the service costs less.'],
])('a quote of %j says “%s”', (text, sentence) => {
  expect(quoteSentence(readQuote(text))).toBe(sentence);
});

const problem = 'Write dollars and cents, like 1.20.';

test.each([
  ['', {perMinute: null, problem: null}],
  ['1,25', {perMinute: 1.25, problem: null}],
  ['$1.25/min', {perMinute: 1.25, problem: null}],
  ['0', {perMinute: null, problem}],
  ['-1', {perMinute: null, problem}],
  ['120', {perMinute: null, problem}],
  ['plenty', {perMinute: null, problem}],
])('reads the quote %j as %p', (text, quote) => {
  expect(readQuote(text)).toEqual(quote);
});
