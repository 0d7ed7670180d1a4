import {formatNumber} from '../format/numbers.ts';
import type {NumberProblem} from './parseNumber.ts';
import {MAX_INPUT} from './numberInput.ts';

/**
 * Note beside a field about text that could not be parsed as typed; null if there is none.
 *
 * @param counted value that the field uses instead
 * @param maximum maximum of the field
 */
export const numberNote = (
  problem: NumberProblem | null,
  counted = 0,
  maximum = MAX_INPUT,
): string | null => {
  switch (problem) {
    case 'unreadable':
      return `We cannot read that as a number, so we count it as ${counted}.`;
    case 'ambiguous':
      return `Is that dot a decimal point? We’re reading it as ${counted}. Remove the dot if that’s wrong.`;
    case 'too-large':
      return `We stop counting at ${formatNumber(maximum)}.`;
    case 'empty':
      return `Empty counts as ${counted}.`;
    case null:
      return null;
  }
};
