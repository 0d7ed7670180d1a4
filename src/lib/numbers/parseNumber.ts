import {DOT_AND_THREE, MAX_INPUT} from './numberInput.ts';

import {toAscii, removeInvisible} from '../text/characters.ts';
import {escapeRegExp} from '../text/escapeRegExp.ts';

export type NumberProblem = 'empty' | 'unreadable' | 'ambiguous' | 'too-large';

export interface ParsedNumber {
  /** Always finite; 0 if the text is empty or can't be parsed (fixed by the owner). */
  readonly value: number;
  readonly problem: NumberProblem | null;
}

export interface NumberFormat {
  /**
   * Words and signs of the field's unit, which may be typed with the number. Any other unit makes
   * the number unreadable: '10 hours' is not 10 minutes.
   */
  readonly units: readonly string[];
  /** True if the number may be typed with a dollar sign or 'dollars'. */
  readonly isMoney?: boolean;
}

const MINUS_SIGNS = /^[-\u2212\u2013\ufe63]\s*/;
const ABOUT = /^(?:about|around|approx(?:imately|\.)?|roughly|circa|ca\.|~|\u2248)\s*/;
const DOLLARS = /^(?:us\s?\$|usd\s?\$?|\$)\s*/;
const THOUSANDS: Readonly<Record<string, number>> = {k: 3, thousand: 3};
const PLAIN = /^(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/;
/** Groups of three digits with one separator throughout, then optional decimals. */
const COMMA_GROUPS = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/;
const DOT_GROUPS = /^[1-9]\d{0,2}(?:(?:\.\d{3})+,\d*|(?:\.\d{3}){2,})$/;
const OTHER_GROUPS = /^[1-9]\d{0,2}(?:(?: \d{3})+|(?:'\d{3})+|(?:_\d{3})+)(?:[.,]\d*)?$/;
const DECIMAL_COMMA = /^\d*,\d{1,2}$/;

/** Normalizes to digits with at most one dot, for `Number`; null if it isn't a number. */
const normalizeDigits = (text: string): string | null => {
  if (PLAIN.test(text)) return text;
  if (COMMA_GROUPS.test(text)) return text.replace(/,/g, '');
  if (DOT_GROUPS.test(text)) return text.replace(/\./g, '').replace(',', '.');
  if (OTHER_GROUPS.test(text)) return text.replace(/[ '_]/g, '').replace(',', '.');
  return DECIMAL_COMMA.test(text) ? text.replace(',', '.') : null;
};

/** Matches '/h', 'per hour', 'an hour', 'calls per day': the field's units with connecting words. */
const unitPattern = ({units, isMoney = false}: NumberFormat): RegExp => {
  const words = [
    ...units,
    ...(isMoney ? ['usd', 'us$', '$', 'us dollars', 'dollars', 'dollar'] : []),
  ].map(escapeRegExp);
  const unit = `(?:(?:/|per|an?)?\\s*(?:${words.join('|')}))`;
  return new RegExp(words.length === 0 ? '$^' : `(?:\\s*${unit})+\\.?$`);
};

/**
 * Parses a number as people type, paste or dictate it: decimals, thousands separators, digits of
 * any script, '1.5k', '1200+', 'about 40', a currency sign or the field's unit. Unreadable or
 * ambiguous text is 0 with a problem, shown beside the field. Negative numbers stay negative.
 */
export const parseNumber = (text: string, format: NumberFormat): ParsedNumber => {
  const typed = toAscii(removeInvisible(text))
    .replace(/\s+/g, ' ')
    .replace(/\u066b/g, '.')
    .replace(/[\u066c\u060c]/g, ',')
    .replace(/[\u2019\u2018\u00b4`]/g, "'")
    .trim()
    .toLowerCase();
  if (typed === '') return {value: 0, problem: 'empty'};

  let rest = typed.replace(ABOUT, '');
  let sign = 1;
  const readSign = (): boolean => {
    const before = rest;
    if (MINUS_SIGNS.test(rest)) sign = -sign;
    rest = rest.replace(MINUS_SIGNS, '');
    if (rest === before) rest = rest.replace(/^\+\s*/, '');
    return rest !== before;
  };
  const isSigned = readSign();
  if (format.isMoney && DOLLARS.test(rest)) {
    rest = rest.replace(DOLLARS, '');
    if (!isSigned) readSign();
  }
  rest = rest.replace(unitPattern(format), '').replace(/\s*\+$/, '');
  const [, digits = rest, thousand] = /^(.*\d\.?)\s*(k|thousand)$/.exec(rest) ?? [];
  const plain = normalizeDigits(digits.trim());

  if (plain === null) return {value: 0, problem: 'unreadable'};
  if (thousand === undefined && DOT_AND_THREE.test(plain)) {
    return {value: 0, problem: 'ambiguous'};
  }
  const power = thousand === undefined || plain.includes('e') ? 0 : (THOUSANDS[thousand] ?? 0);
  // Appends the exponent instead of multiplying, which gives 1,100.0000000000002 for some numbers.
  const size = power === 0 ? Number(plain) : Number(`${plain}e${power}`);
  if (size > MAX_INPUT) return {value: sign * MAX_INPUT, problem: 'too-large'};
  return {value: size === 0 ? 0 : sign * size, problem: null};
};
