import {editDistance} from '../text/editDistance.ts';

// No search library: minisearch and flexsearch add 6 to 20 kB and need an index for a few dozen
// short texts, and don't find 'chrono' inside 'DrChrono'.

const STOP_WORDS = new Set(
  'a an and are at by can do does for from how i in is it my of on or our software system systems the to we what with you your'.split(
    ' ',
  ),
);

/** Minimum length to match inside a word; shorter words match prefixes only: no 'ai' in 'said'. */
const MIN_INFIX_LENGTH = 3;

/** Maximum number of adjacent words joined to one: 'e clinical works'. */
const MAX_JOINED_WORDS = 3;

/** Splits text into lowercase words at anything but letters, digits, accents, marks and apostrophes. */
export const searchWords = (text: string): readonly string[] =>
  text
    .replace(/[®™©℠\p{Default_Ignorable_Code_Point}]/gu, '')
    .normalize('NFKD')
    .replace(/[\p{M}'’‘ʼ´`]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Naive singular: 'calls' to 'call', 'pharmacies' to 'pharmacy', 'practices' to 'practice'. */
const singular = (word: string): string => {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word;
};

const queryWords = (query: string): readonly string[] => {
  const all = searchWords(query);
  // Spelled out, as dictation does: 'e. c. w.'.
  if (all.length > 1 && all.every(({length}) => length === 1)) return [all.join('')];
  const distinctive = all.filter((word) => !STOP_WORDS.has(word));
  return (distinctive.length > 0 ? distinctive : all).map(singular);
};

/** Checks whether anything but spaces was typed. */
export const hasQuery = (query: string): boolean => query.trim() !== '';

/** Joins a word with the words after it: 'open', 'opendental', 'opendentalbeta'. */
const compoundWords = (words: readonly string[], at: number): readonly string[] =>
  Array.from({length: MAX_JOINED_WORDS}, (_, more) => words.slice(at, at + more + 1).join(''));

/**
 * Creates a matcher for texts that contain every word of a query, in any order, singular or plural,
 * ignoring accents, punctuation and spaces. An empty query matches everything; a query of
 * punctuation only matches nothing.
 */
export const createMatcher = (query: string): ((text: string) => boolean) => {
  const required = queryWords(query);
  if (required.length === 0) return () => !hasQuery(query);
  return (text) => {
    const words = searchWords(text);
    const joinedWords = words.flatMap((word, at) => [singular(word), ...compoundWords(words, at)]);
    return required.every((word) =>
      word.length < MIN_INFIX_LENGTH
        ? words.some((one) => one.startsWith(word))
        : words.some((one) => one.includes(word)) ||
          joinedWords.some((one) => one.startsWith(word)),
    );
  };
};

// cspell:ignore hippa dentirx eclincalworks
/** Number of typing errors allowed in a word of this length: 'hippa', 'dentirx', 'eclincalworks'. */
const allowedTypos = (word: string): number => {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
};

const isFuzzyMatch = (word: string, other: string): boolean =>
  word[0] === other[0] &&
  Math.abs(word.length - other.length) <= allowedTypos(word) &&
  editDistance(word, other) <= allowedTypos(word);

/**
 * Creates a fuzzy matcher, for a query without exact matches: every word has to occur, with typing
 * errors allowed.
 */
export const createFuzzyMatcher = (query: string): ((text: string) => boolean) => {
  const required = queryWords(query);
  return (text) => {
    const words = [...new Set(searchWords(text).map(singular))];
    return (
      required.length > 0 &&
      required.every((word) => words.some((one) => one.startsWith(word) || isFuzzyMatch(word, one)))
    );
  };
};
