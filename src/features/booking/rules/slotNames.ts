/** Common words that a practice's name is recognizable without. */
const COMMON =
  /^(?:of|and|the|for|at|in|&|family|medicine|medical|dental|clinics?|practice|cent(?:er|re)|(?:health)?care|health|group|associates|office|pc|pllc|llc|inc)[.,;]?$/i;

const wordsOf = (text: string): readonly string[] => text.trim().split(/\s+/).filter(Boolean);

/** Abbreviates the first name: 'Dana Whitfield' is 'D. Whitfield'. */
export const shortName = (name: string): string => {
  const words = wordsOf(name);
  const [first = ''] = [...(words[0] ?? '')];
  return words.length < 2 ? (words[0] ?? '') : `${first.toUpperCase()}. ${words.at(-1)}`;
};

/** Shortens a practice's name, first in full, then without its common last words; never within a word. */
const practiceForms = (practice: string): readonly string[] => {
  const words = wordsOf(practice);
  return words
    .map((_, index) => words.slice(0, words.length - index))
    .filter((part, index) => index === 0 || !COMMON.test(part.at(-1) ?? ''))
    .map((part) => part.join(' ').replace(/[,;]$/, ''));
};

/**
 * Lists versions of the lines in a visitor's slot, longest first: name and practice, name, last name.
 * The slot shows the first one that fits.
 */
export const slotLines = (name: string, practice: string): readonly (readonly string[])[] => {
  const short = shortName(name);
  if (short === '') return [];
  return [
    ...practiceForms(practice).map((form) => [short, form]),
    [short],
    [wordsOf(name).at(-1) ?? short],
  ];
};
