import {counted} from '../../format/counted.ts';
import type {JoinRules} from './calls.ts';
import type {PreviewCell} from './preview.ts';
import type {Columns, LengthReading, LengthRole, Meaning, WordRole} from './roles.ts';

/** Questions to the visitor before anything is stated. */

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

/** Names of what answered: a machine may be among them. */
export interface PeopleQuestion {
  /** The most frequent first. */
  readonly names: readonly string[];
  /** Null: the visitor is asked. */
  readonly answer: Answers['people'] | null;
}

/** A time with a zone that isn't the one of this device. */
export interface ZoneQuestion {
  readonly example: string;
  /** Seconds since 1970 on the wall clock: as it stands, and here. */
  readonly written: number;
  readonly converted: number;
}

export interface WordQuestion {
  readonly columns: Readonly<Record<WordRole, string | null>>;
  readonly words: readonly LogWord[];
  readonly lengths: readonly LengthQuestion[];
  readonly date: DateQuestion | null;
  readonly zone: ZoneQuestion | null;
  readonly people: PeopleQuestion | null;
  /** A column other than the direction's says how calls ended: 'Incoming' alone doesn't. */
  readonly hasEnds: boolean;
  /** The system doesn't tell an answering machine from a person. */
  readonly hidesVoicemail: boolean;
}

/** Figures that are unlikely although every cell was read: the visitor confirms them first. */
export interface Doubt {
  readonly code:
    | 'none-missed'
    | 'all-missed'
    | 'one-hour'
    | 'hang-ups'
    | 'one-number'
    | 'same-caller'
    | 'answered-first'
    | 'unread'
    | 'far-away'
    | 'half-clock';
  readonly title: string;
  readonly text: string;
  /** Possible answers; where none is listed, the visitor confirms the title. */
  readonly choices?: readonly {readonly text: string; readonly joins: JoinRules}[];
}

/** The visitor's answers so far. */
export interface Answers {
  readonly columns?: Columns;
  /** By `wordKey`. */
  readonly words?: Readonly<Record<string, Meaning>>;
  readonly lengths?: Readonly<Partial<Record<LengthRole, LengthReading>>>;
  readonly dateOrder?: 'month-first' | 'day-first';
  /** Times with another zone: as they stand, or on this device's clock. */
  readonly zone?: 'written' | 'converted';
  /** All that answered are people, or some are machines. */
  readonly people?: 'all' | 'some';
  /** Rules for joining lines to calls, where the log has none. */
  readonly joins?: JoinRules;
  /** Doubts that the visitor has confirmed. */
  readonly confirmed?: readonly Doubt['code'][];
}

/** Key of a column's word among the answers. */
export const wordKey = ({role, word}: Pick<LogWord, 'role' | 'word'>): string => `${role} ${word}`;

/** Possible meanings of a word, by its column. */
const choicesFor: Readonly<Record<WordRole, readonly Meaning[]>> = {
  kind: ['call', 'voicemail', 'missed', 'answered', 'other'],
  direction: ['in', 'out', 'internal', 'answered', 'missed', 'voicemail', 'other'],
  result: ['answered', 'missed', 'voicemail', 'talk', 'out', 'other'],
  application: ['answered', 'missed', 'voicemail', 'other'],
  agent: ['answered', 'missed', 'voicemail', 'other'],
  conflict: ['answered', 'missed', 'voicemail', 'other'],
};

/** Choices for a word of a log: 'Incoming' is none where it alone would leave open how the call ended. */
export const choicesIn = (
  {hasEnds}: Pick<WordQuestion, 'hasEnds'>,
  {role, meaning}: Pick<LogWord, 'role' | 'meaning'>,
): readonly Meaning[] => {
  const choices = choicesFor[role].filter((one) => hasEnds || role !== 'direction' || one !== 'in');
  return meaning && !choices.includes(meaning) ? [...choices, meaning] : choices;
};

export const roleTitles: Readonly<Record<WordRole, string>> = {
  result: 'How calls ended',
  direction: 'Incoming or outgoing',
  kind: 'Calls and other entries',
  application: 'Where the call was last',
  agent: 'Who or what answered',
  conflict: 'Where the log disagrees with itself',
};

export const meaningTexts: Readonly<Record<Meaning, string>> = {
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

/** '26 minutes 10 seconds'. */
const spelled = (seconds: number): string => {
  const parts = [
    [Math.floor(seconds / 3600), 'hour'],
    [Math.floor(seconds / 60) % 60, 'minute'],
    [Math.round(seconds % 60), 'second'],
  ] as const;
  const named = parts.flatMap(([count, unit]) => (count > 0 ? [counted(count, unit)] : []));
  return named.length > 0 ? named.join(' ') : 'less than a second';
};

/** Reasons for the question about a column of lengths. */
export const lengthReasons: Readonly<Record<LengthQuestion['why'], string>> = {
  unit: 'The log doesn’t say which unit this is in.',
  spreadsheet: 'A spreadsheet may have changed minutes and seconds to hours and minutes.',
  unread: 'We can’t read call lengths in this form.',
  long: 'Read as written, calls would be too long to be real.',
  short: 'Read as written, calls would be too short to be real.',
};

/** One way of reading a length. @param seconds of the example */
export const lengthChoice = (reading: LengthReading, seconds: number | null): string =>
  reading === 'none' || seconds === null ? 'Leave this column out' : spelled(seconds);

/** Note for systems whose logs don't distinguish a person from an answering machine. */
export const hidesVoicemailText =
  'This system doesn’t say whether a person or an answering machine took a call, so the real number of missed calls may be higher.';
