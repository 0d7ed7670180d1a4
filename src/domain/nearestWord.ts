import {editDistance} from '../config/editDistance.ts';

/** Maximum edit distance of a typing error. */
const MOST_EDITS = 3;

/** Finds the closest word; null if none is close enough. */
export const nearestWord = (
  typed: string,
  words: readonly string[],
  mostEdits = MOST_EDITS,
): string | null => {
  const [nearest] = [...words].sort((a, b) => editDistance(typed, a) - editDistance(typed, b));
  return nearest !== undefined && editDistance(typed, nearest) <= mostEdits ? nearest : null;
};
