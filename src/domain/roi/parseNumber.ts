/** Largest number the calculator works with; more is cut down to it, so that no result overflows. */
export const MAX_INPUT = 1e12;

export type NumberProblem = 'empty' | 'unreadable' | 'too-large';

export interface NumberReading {
  /** Always finite; 0 when there is nothing to read (spec section 5). */
  readonly value: number;
  readonly problem: NumberProblem | null;
}

const MINUS_SIGNS = /^[-\u2212\u2013]/;
/** Units that the fields show, so that '$150', '15%', '25/h' and '60 hours' can be typed. */
const UNITS = /(?:%|percent|usd|dollars?|calls?|(?:\/|per)?(?:h|hr|hour)s?)$/;
const DECIMAL_COMMA = /^\d+,\d{1,2}$/;
const DECIMAL = /^(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/;

/**
 * Reads a number as people type it: decimals, thousands commas, spaces, a currency sign or a unit.
 * What cannot be read is 0. A negative number stays negative: `implausibleInputs` says so instead.
 */
export const readNumberInput = (text: string): NumberReading => {
  const compact = text.replace(/[\s_]/g, '').toLowerCase();
  if (compact === '') return {value: 0, problem: 'empty'};

  let rest = compact;
  let sign = 1;
  const takeSign = (): void => {
    if (MINUS_SIGNS.test(rest)) {
      sign = -sign;
      rest = rest.slice(1);
    } else if (rest.startsWith('+')) {
      rest = rest.slice(1);
    }
  };
  takeSign();
  if (rest.startsWith('$')) {
    rest = rest.slice(1);
    if (rest.length === compact.length - 1) takeSign();
  }
  rest = rest.replace(UNITS, '');
  rest = DECIMAL_COMMA.test(rest) ? rest.replace(',', '.') : rest.replace(/,/g, '');

  if (!DECIMAL.test(rest)) return {value: 0, problem: 'unreadable'};
  const size = Number(rest);
  if (size > MAX_INPUT) return {value: sign * MAX_INPUT, problem: 'too-large'};
  return {value: size === 0 ? 0 : sign * size, problem: null};
};

/** A number as a field holds it and a link carries it: plain digits, no grouping, no exponent. */
export const writeNumberInput = (value: number): string => {
  const text = value.toFixed(10).replace(/\.?0+$/, '');
  return text === '-0' ? '0' : text;
};
