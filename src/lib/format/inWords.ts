import {formatNumber} from './numbers.ts';

const NUMBER_WORDS = 'no one two three four five six seven eight nine ten'.split(' ');

/** Formats numbers up to ten in words, others rounded in digits. */
export const inWords = (count: number): string =>
  NUMBER_WORDS[count] ?? formatNumber(Math.round(count), 0);
