import {formatNumber} from '../../../lib/format/numbers.ts';
import {readQuery} from '../../../lib/address/readQuery.ts';
import {withParameters} from '../../../lib/address/withParameters.ts';
import {numberNote} from '../../../lib/numbers/numberNote.ts';
import {parseNumber} from '../../../lib/numbers/parseNumber.ts';
import type {PracticeSize} from './findPlan.ts';

/** Example in the middle of the plans: two locations and a phone that is sometimes busy. */
export const examplePracticeSize: PracticeSize = {locations: 2, minutes: 640};

/** More locations or minutes than any practice has. (Written as 1_000_000, the bundler dropped it.) */
export const MAX_TYPED = 1e6;

export interface CountReading {
  /** Whole number, at least the field's minimum. */
  readonly value: number;
  /** Note beside the field; null if the value is the typed number. */
  readonly note: string | null;
}

/** Parses a count as people type it. A note explains a value that differs from the typed number. */
export const readCount = (text: string, min: number, units: readonly string[]): CountReading => {
  const {value: read, problem} = parseNumber(text, {units});
  const value = Math.min(Math.max(Math.round(read), min), MAX_TYPED);
  const note = numberNote(read > MAX_TYPED ? 'too-large' : problem, value, MAX_TYPED);
  if (note !== null) return {value, note};
  if (read < min) return {value, note: `The minimum here is ${min}, so we count ${value}.`};
  return {value, note: read === value ? null : `We count whole numbers: ${formatNumber(value)}.`};
};

const readCountFrom = (text: string | null, min: number, fallback: number): number => {
  const count = /^\d{1,7}$/.test(text ?? '') ? Number(text) : NaN;
  return count >= min && count <= MAX_TYPED ? count : fallback;
};

/** Parses `?locations=&minutes=`; a missing or invalid number is replaced by the example's. */
export const readPracticeSize = (search: string): PracticeSize => {
  const params = readQuery(search);
  const {locations, minutes} = examplePracticeSize;
  return {
    locations: readCountFrom(params.get('locations'), 1, locations),
    minutes: readCountFrom(params.get('minutes'), 0, minutes),
  };
};

/** Builds the query: empty for the example, otherwise both numbers, so that a link keeps its meaning. */
export const writePracticeSize = ({locations, minutes}: PracticeSize, search: string): string => {
  const isExample =
    locations === examplePracticeSize.locations && minutes === examplePracticeSize.minutes;
  return withParameters(search, {
    locations: isExample ? null : String(locations),
    minutes: isExample ? null : String(minutes),
  });
};
