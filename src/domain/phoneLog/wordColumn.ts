import {counted} from '../../format/counted.ts';
import type {QuestionRow} from './questions.ts';
import {type Meaning, plainName, type WordRole} from './roles.ts';

/** Different words that a column of words may have: names of people are more. */
export const MOST_WORDS = 40;

export const roleTitles: Readonly<Record<WordRole, string>> = {
  result: 'How calls ended',
  direction: 'Incoming or outgoing',
  kind: 'Calls and other entries',
  application: 'Where the call was last',
  agent: 'Who or what answered',
  conflict: 'Where the log disagrees with itself',
};

const meaningTexts: Readonly<Record<Meaning, string>> = {
  answered: 'Answered by a person',
  missed: 'Missed',
  voicemail: 'Voicemail',
  talk: 'Answered if there is talk time',
  agent: 'Answered if somebody picked up',
  in: 'Incoming',
  out: 'Outgoing',
  internal: 'Inside the practice',
  call: 'A phone call',
  other: 'Not a call: leave it out',
};

const ends: readonly Meaning[] = ['answered', 'missed', 'voicemail', 'other'];
/** Possible meanings of a word, by its column. */
const choicesFor: Readonly<Record<WordRole, readonly Meaning[]>> = {
  kind: ['call', 'voicemail', 'missed', 'answered', 'other'],
  direction: ['in', 'out', 'internal', ...ends],
  result: ['answered', 'missed', 'voicemail', 'talk', 'out', 'other'],
  application: ends,
  agent: ends,
  conflict: ends,
};

/** The words of one column, over the whole log, and what each is taken for. */
export class WordColumn {
  readonly role: WordRole;
  private readonly meaningOf: (word: string) => Meaning | null;
  private readonly words = new Map<
    string,
    {text: string; lines: number; readonly meaning: Meaning | null}
  >();
  /** By the text as it stands: a log repeats a few, thousands of times. */
  private readonly texts = new Map<string, string>();

  constructor(
    role: WordRole,
    known: (word: string) => Meaning | null,
    said: Readonly<Record<string, string>>,
  ) {
    this.role = role;
    this.meaningOf = (word) => (said[`${role} ${word}`] as Meaning | undefined) ?? known(word);
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

  /**
   * Lists words to ask about first, then the frequent ones.
   *
   * @param hasEnds another column says how calls ended: 'Incoming' alone would leave it open
   */
  rows(hasEnds: boolean): readonly QuestionRow[] {
    const {role} = this;
    const usual = choicesFor[role].filter((one) => hasEnds || role !== 'direction' || one !== 'in');
    return [...this.words]
      .sort(
        ([a, one], [b, other]) =>
          Number(other.meaning === null) - Number(one.meaning === null) ||
          other.lines - one.lines ||
          (a < b ? -1 : 1),
      )
      .map(([word, {text, lines, meaning}]) => {
        const choices = meaning && !usual.includes(meaning) ? [...usual, meaning] : usual;
        return {
          id: `${role} ${word}`,
          label: `${text === '' ? 'No word' : `“${text}”`}, ${counted(lines, 'line')}`,
          known: meaning ?? '',
          choices: choices.map((choice) => [choice, meaningTexts[choice]]),
        };
      });
  }
}
