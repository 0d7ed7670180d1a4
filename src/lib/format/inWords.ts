import {formatNumber} from './numbers.ts';

const NUMBER_WORDS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
] as const;

/** Small numbers in words; others rounded in figures. */
export const inWords = (count: number): string =>
  NUMBER_WORDS[count] ?? formatNumber(Math.round(count), 0);
