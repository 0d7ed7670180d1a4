import {editDistance} from '../config/editDistance.ts';

/** Letters that a typing error changes at most. */
const MOST_EDITS = 3;

/** The one that was probably meant; null when none is near. */
export const nearestWord = (
  typed: string,
  words: readonly string[],
  mostEdits = MOST_EDITS,
): string | null => {
  const [nearest] = [...words].sort((a, b) => editDistance(typed, a) - editDistance(typed, b));
  return nearest !== undefined && editDistance(typed, nearest) <= mostEdits ? nearest : null;
};
