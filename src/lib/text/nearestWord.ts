import {editDistance} from './editDistance.ts';

/** Maximum edit distance of a typing error. */
const MAX_EDITS = 3;

export const nearestWord = (
  typed: string,
  words: readonly string[],
  maxEdits = MAX_EDITS,
): string | null => {
  const [nearest] = [...words].sort((a, b) => editDistance(typed, a) - editDistance(typed, b));
  return nearest !== undefined && editDistance(typed, nearest) <= maxEdits ? nearest : null;
};
