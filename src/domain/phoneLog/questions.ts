import type {Columns, LengthReading, LengthRole, Meaning, WordRole} from './roles.ts';
import type {JoinRules} from './calls.ts';
import type {PreviewCell} from './preview.ts';

/** What is asked of the visitor before anything is stated: known exactly, or asked. */

/** Which column is which. Nothing in it is a number or a name. */
export interface ColumnQuestion {
  readonly names: readonly string[];
  readonly preview: readonly (readonly PreviewCell[])[];
  readonly guess: Columns;
  /** Why it is asked again, where it was answered before. */
  readonly why: string | null;
}

/** A word of the log, and what it is taken for. */
export interface LogWord {
  readonly role: WordRole;
  /** As `plainName` writes it; '' for an empty cell. */
  readonly word: string;
  /** As the log has it. */
  readonly text: string;
  readonly lines: number;
  /** Null: nobody knows, and the visitor is asked. */
  readonly meaning: Meaning | null;
}

export interface LengthQuestion {
  readonly role: LengthRole;
  readonly column: string;
  /** A length as the log has it. */
  readonly example: string;
  readonly why: 'unit' | 'spreadsheet' | 'unread' | 'long' | 'short';
  /** Seconds of the example in each way of reading it; null leaves the column out. */
  readonly choices: readonly (readonly [LengthReading, number | null])[];
}

/** A date that can be read in two orders, and so can all others of the log. */
export interface DateQuestion {
  readonly example: string;
  /** The day it is in each order, since 1970. */
  readonly monthFirst: number;
  readonly dayFirst: number;
}

export interface WordQuestion {
  readonly columns: Readonly<Record<WordRole, string | null>>;
  readonly words: readonly LogWord[];
  readonly lengths: readonly LengthQuestion[];
  readonly date: DateQuestion | null;
  /** The system doesn't tell an answering machine from a person. */
  readonly hidesVoicemail: boolean;
}

/** Read without a doubt in any cell, and still not likely: looked at before it is stated. */
export type Doubt =
  | {readonly code: 'none-missed' | 'all-missed'; readonly calls: number}
  | {readonly code: 'one-hour'; readonly calls: number; readonly hour: number}
  | {readonly code: 'hang-ups'; readonly calls: number; readonly of: number}
  | {readonly code: 'one-number'; readonly calls: number; readonly of: number}
  | {readonly code: 'same-caller' | 'answered-first'; readonly calls: number; readonly of: number}
  | {readonly code: 'unread'; readonly lines: number; readonly of: number; readonly example: string}
  | {readonly code: 'far-away'; readonly from: number; readonly to: number};

/** What the visitor has said so far. */
export interface Answers {
  readonly columns?: Columns;
  /** By `wordKey`. */
  readonly words?: Readonly<Record<string, Meaning>>;
  readonly lengths?: Readonly<Partial<Record<LengthRole, LengthReading>>>;
  readonly dateOrder?: 'month-first' | 'day-first';
  /** How lines are joined to calls, where the log doesn't say. */
  readonly joins?: JoinRules;
  /** What was doubted is right. */
  readonly isRight?: boolean;
}

export const wordKey = ({role, word}: Pick<LogWord, 'role' | 'word'>): string => `${role} ${word}`;

/** What a word of each column may be taken for. */
export const choicesFor: Readonly<Record<WordRole, readonly Meaning[]>> = {
  kind: ['call', 'voicemail', 'missed', 'answered', 'other'],
  direction: ['in', 'out', 'internal', 'answered', 'missed', 'voicemail', 'other'],
  result: ['answered', 'missed', 'voicemail', 'talk', 'other'],
  application: ['answered', 'missed', 'voicemail', 'other'],
  conflict: ['answered', 'missed', 'voicemail', 'other'],
};
