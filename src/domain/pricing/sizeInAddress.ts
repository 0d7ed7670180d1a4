import {withParameters} from '../address/withParameters.ts';
import type {PracticeSize} from './findPlan.ts';
import {MAX_TYPED} from './readCount.ts';

/** An example that lands in the middle: two locations and a phone that is busy now and then. */
export const examplePracticeSize: PracticeSize = {locations: 2, minutes: 640};

const readCountFrom = (text: string | null, min: number, otherwise: number): number => {
  const count = /^\d{1,7}$/.test(text ?? '') ? Number(text) : NaN;
  return count >= min && count <= MAX_TYPED ? count : otherwise;
};

/** Reads `?locations=&minutes=`; what is missing or no such count is the example's. */
export const readPracticeSize = (search: string): PracticeSize => {
  const params = new URLSearchParams(search);
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
