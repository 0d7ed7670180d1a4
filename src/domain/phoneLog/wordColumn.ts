import {type LogWord, wordKey} from './questions.ts';
import {type Meaning, plainName, type WordRole} from './roles.ts';

/** Different words that a column of words may have: names of people are more. */
export const MOST_WORDS = 40;

/** The words of one column, over the whole log, and what each is taken for. */
export class WordColumn {
  private readonly role: WordRole;
  private readonly meaningOf: (word: string) => Meaning | null;
  private readonly words = new Map<
    string,
    {text: string; lines: number; meaning: Meaning | null}
  >();
  /** By the text as it stands: a log repeats a few, thousands of times. */
  private readonly texts = new Map<string, string>();

  constructor(
    role: WordRole,
    known: (word: string) => Meaning | null,
    said: Readonly<Record<string, Meaning>> = {},
  ) {
    this.role = role;
    this.meaningOf = (word) => said[wordKey({role, word})] ?? known(word);
  }

  get hasTooMany(): boolean {
    return this.words.size > MOST_WORDS;
  }

  /** Counts a cell. @returns what its word is taken for; null where nobody knows */
  see(text: string): Meaning | null {
    const word = this.texts.get(text) ?? plainName(text);
    const seen = this.words.get(word) ?? {text, lines: 0, meaning: this.meaningOf(word)};
    if (seen.lines === 0) this.words.set(word, seen);
    if (!this.texts.has(text)) {
      this.texts.set(text, word);
      // The same whatever the order of the lines.
      if (text < seen.text) seen.text = text;
    }
    seen.lines += 1;
    return seen.meaning;
  }

  /** What is asked comes first, then the frequent. */
  list(): readonly LogWord[] {
    return [...this.words]
      .map(([word, seen]) => ({role: this.role, word, ...seen}))
      .sort(
        (a, b) =>
          Number(b.meaning === null) - Number(a.meaning === null) ||
          b.lines - a.lines ||
          (a.word < b.word ? -1 : 1),
      );
  }
}
