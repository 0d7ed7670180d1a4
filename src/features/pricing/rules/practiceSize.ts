import {formatNumber} from '../../../lib/format/numbers.ts';
import {readQuery} from '../../../lib/address/readQuery.ts';
import {withParameters} from '../../../lib/address/withParameters.ts';
import {numberNote} from '../../../lib/numbers/numberNote.ts';
import {parseNumber} from '../../../lib/numbers/parseNumber.ts';
import type {PracticeSize} from './findPlan.ts';

/** An example that lands in the middle: two locations and a phone that is busy now and then. */
export const examplePracticeSize: PracticeSize = {locations: 2, minutes: 640};

/** More locations or minutes than anybody has. (As 1_000_000 the bundler lost it in other modules.) */
export const MAX_TYPED = 1e6;

export interface CountReading {
  /** Whole, at least the field's smallest. */
  readonly value: number;
  /** Note beside the field; null when the value is what was typed. */
  readonly note: string | null;
}

/** A count as people type it. Where something else is counted than was typed, the note says so. */
export const readCount = (text: string, min: number, units: readonly string[]): CountReading => {
  const {value: read, problem} = parseNumber(text, {units});
  const value = Math.min(Math.max(Math.round(read), min), MAX_TYPED);
  const note = numberNote(read > MAX_TYPED ? 'too-large' : problem, value, MAX_TYPED);
  if (note !== null) return {value, note};
  if (read < min) return {value, note: `The minimum here is ${min}, so we count ${value}.`};
  return {value, note: read === value ? null : `We count whole numbers: ${formatNumber(value)}.`};
};

const readCountFrom = (text: string | null, min: number, otherwise: number): number => {
  const count = /^\d{1,7}$/.test(text ?? '') ? Number(text) : NaN;
  return count >= min && count <= MAX_TYPED ? count : otherwise;
};

/** Reads `?locations=&minutes=`; what is missing or no such count is the example's. */
export const readPracticeSize = (search: string): PracticeSize => {
  const params = readQuery(search);
  const {locations, minutes} = examplePracticeSize;
  return {
    locations: readCountFrom(params.get('locations'), 1, locations),
    minutes: readCountFrom(params.get('minutes'), 0, minutes),
  };
};

/** The query with this size in it: none for the example, else both numbers, so that a link stays true. */
export const writePracticeSize = ({locations, minutes}: PracticeSize, search: string): string => {
  const isExample =
    locations === examplePracticeSize.locations && minutes === examplePracticeSize.minutes;
  return withParameters(search, {
    locations: isExample ? null : String(locations),
    minutes: isExample ? null : String(minutes),
  });
};
