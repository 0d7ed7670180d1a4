import {formatNumber} from '../../format/numbers.ts';
import {numberNote} from '../numbers/numberNote.ts';
import {parseNumber} from '../numbers/parseNumber.ts';

export interface CountReading {
  /** Whole, at least the field's smallest. */
  readonly value: number;
  /** Note beside the field; null when the value is what was typed. */
  readonly note: string | null;
}

/** More locations or minutes than anybody has. (As 1_000_000 the bundler lost it in other modules.) */
export const MAX_TYPED = 1e6;

/** A count as people type it. Where something else is counted than was typed, the note says so. */
export const readCount = (text: string, min: number, units: readonly string[]): CountReading => {
  const {value: read, problem} = parseNumber(text, {units});
  const value = Math.min(Math.max(Math.round(read), min), MAX_TYPED);
  if (read > MAX_TYPED) return {value, note: numberNote('too-large', value, MAX_TYPED)};
  const note = numberNote(problem, value, MAX_TYPED);
  if (note !== null) return {value, note};
  if (read < min) return {value, note: `The minimum here is ${min}, so we count ${value}.`};
  return {value, note: read === value ? null : `We count whole numbers: ${formatNumber(value)}.`};
};
