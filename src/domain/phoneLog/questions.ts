import type {PreviewCell} from './preview.ts';
import type {Columns} from './roles.ts';

/** Questions to the visitor before anything is stated, and the answers. */

/** Question about the columns' roles. Nothing in it is a number or a name. */
export interface ColumnQuestion {
  readonly names: readonly string[];
  readonly preview: readonly (readonly PreviewCell[])[];
  readonly guess: Columns;
  /** Columns without a role: the visitor says that none of them matters. */
  readonly unused: readonly number[];
  /** Reason to ask again, where it was answered before. */
  readonly why: string | null;
}

export type Choice = readonly [value: string, text: string];

/** A word, a length, a date, a zone or the names of who answered, and what they are taken for. */
export interface QuestionRow {
  /** Key among the answers. */
  readonly id: string;
  readonly label: string;
  readonly note?: string;
  readonly choices: readonly Choice[];
  /** The value as it was counted; '' waits for the visitor. */
  readonly known: string;
}

export interface QuestionPart {
  readonly title: string;
  readonly rows: readonly QuestionRow[];
}

/** The way a log is read: to answer before the count, and to look at after it. */
export interface Reading {
  /** The phone system, for a sentence: “It looks like …”. */
  readonly source: string;
  /** Those that wait for an answer come first. */
  readonly parts: readonly QuestionPart[];
  /** The system doesn't tell an answering machine from a person. */
  readonly hidesVoicemail: boolean;
}

/** Figures that are unlikely although every cell was read: the visitor confirms them first. */
export interface Doubt {
  /** Key among the answers: the title, so that other figures are asked about again. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly choices: readonly Choice[];
}

/** The visitor's answers so far. */
export interface Answers {
  readonly columns?: Columns;
  /** Values by the ids of rows and doubts; undefined before the visitor has looked at the words. */
  readonly said?: Readonly<Record<string, string>>;
}

export const isOpen = ({rows}: QuestionPart): boolean => rows.some(({known}) => known === '');

/** Note for systems whose logs don't distinguish a person from an answering machine. */
export const hidesVoicemailText =
  'This system doesn’t say whether a person or an answering machine took a call, so the real number of missed calls may be higher.';
