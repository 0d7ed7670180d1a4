import {editDistance} from '../../config/editDistance.ts';

// Own code and not a search library: minisearch and flexsearch take 6 to 20 kB and an index of their
// own for some dozens of short texts, and find no 'chrono' inside 'DrChrono'.

/** Words that people put around what they look for. */
const FILLER = new Set(
  'a an and are at by can do does for from how i in is it my of on or our software system systems the to we what with you your'.split(
    ' ',
  ),
);

/** Shorter ones must begin a word: 'ai' is not to be found in 'said'. */
const SHORTEST_INSIDE = 3;

/** Most neighbors that are read as one word: 'e clinical works'. */
const LONGEST_JOIN = 3;

/** Words in lower case, without accents, marks and apostrophes; any other sign parts two words. */
export const searchWords = (text: string): readonly string[] =>
  text
    .replace(/[®™©℠\p{Default_Ignorable_Code_Point}]/gu, '')
    .normalize('NFKD')
    .replace(/[\p{M}'’‘ʼ´`]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** 'calls' and 'call', 'pharmacies' and 'pharmacy', 'practices' and 'practice' are the same. */
const singular = (word: string): string => {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word;
};

/** Words of the query; empty when it has none. */
const wantedWords = (query: string): readonly string[] => {
  const all = searchWords(query);
  // Spelled out, as dictation does: 'e. c. w.'.
  if (all.length > 1 && all.every(({length}) => length === 1)) return [all.join('')];
  const distinctive = all.filter((word) => !FILLER.has(word));
  return (distinctive.length > 0 ? distinctive : all).map(singular);
};

/** Checks whether anything but spaces was typed. */
export const isSearching = (query: string): boolean => query.trim() !== '';

/** A word, alone and joined with the words after it: 'open', 'opendental', 'opendentalbeta'. */
const compoundWords = (words: readonly string[], at: number): readonly string[] =>
  Array.from({length: LONGEST_JOIN}, (_, more) => words.slice(at, at + more + 1).join(''));

/**
 * Matches a text that answers a query: every word of it occurs, in any order, in the singular or
 * plural, with or without accents, punctuation and spaces. An empty query finds everything; one of
 * nothing but punctuation finds nothing.
 */
export const searcher = (query: string): ((text: string) => boolean) => {
  const wanted = wantedWords(query);
  if (wanted.length === 0) return () => !isSearching(query);
  return (text) => {
    const words = searchWords(text);
    const known = words.flatMap((word, at) => [singular(word), ...compoundWords(words, at)]);
    return wanted.every((word) =>
      word.length < SHORTEST_INSIDE
        ? words.some((one) => one.startsWith(word))
        : words.some((one) => one.includes(word)) || known.some((one) => one.startsWith(word)),
    );
  };
};

// cspell:ignore hippa dentirx eclincalworks
/** Typing mistakes that a word of this length may have: 'hippa', 'dentirx', 'eclincalworks'. */
const slipsIn = (word: string): number => {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
};

const isNear = (word: string, other: string): boolean =>
  word[0] === other[0] &&
  Math.abs(word.length - other.length) <= slipsIn(word) &&
  editDistance(word, other) <= slipsIn(word);

/**
 * Matches a text near a query that nothing answers: every word of it occurs, each perhaps with a
 * slip of the keyboard.
 */
export const nearSearcher = (query: string): ((text: string) => boolean) => {
  const wanted = wantedWords(query);
  return (text) => {
    const words = [...new Set(searchWords(text).map(singular))];
    return (
      wanted.length > 0 &&
      wanted.every((word) => words.some((one) => one.startsWith(word) || isNear(word, one)))
    );
  };
};

/**
 * Matches a name that occurs in a query, among other words ('does it work with Epic', 'Dentrix G7')
 * and perhaps with a slip of the keyboard.
 */
export const createNameMatcher = (query: string): ((names: readonly string[]) => boolean) => {
  const words = searchWords(query);
  const asked = words.flatMap((_, at) => compoundWords(words, at));
  return (names) =>
    names.some((name) => {
      const whole = searchWords(name).join('');
      return asked.some((one) => one === whole || isNear(one, whole));
    });
};
