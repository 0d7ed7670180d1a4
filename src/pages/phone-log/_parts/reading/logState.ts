import type {ReactElement} from 'react';

import type {Figures} from '@site/src/domain/phoneLog/figures';
import type {OpeningHours} from '@site/src/domain/phoneLog/hours';
import type {LogOutcome, Noticed} from '@site/src/domain/phoneLog/logLines';
import type {Problem} from '@site/src/domain/phoneLog/problem';
import type {Answers, Doubt, Reading} from '@site/src/domain/phoneLog/questions';
import type {Columns} from '@site/src/domain/phoneLog/roles';

/** Requests of the page to the worker. One file at a time: a second one replaces the first. */
export type Request =
  | {
      readonly kind: 'read';
      readonly job: number;
      readonly file: File;
      /** Read the sample log in the file's place. */
      readonly isSample: boolean;
      /** The visitor's answers about this file so far. */
      readonly answers: Answers;
      /** The visitor wants to choose the columns. */
      readonly asks?: boolean;
    }
  | {readonly kind: 'hours'; readonly job: number; readonly hours: OpeningHours}
  | {readonly kind: 'forget'};

export interface LogResult {
  readonly figures: Figures;
  readonly noticed: Noticed;
  readonly reading: Reading;
}

/** Questions before anything is stated. */
export type Question =
  | Extract<LogOutcome, {kind: 'columns' | 'words'}>
  | {readonly kind: 'doubt'; readonly doubt: Doubt};

/** Answers of the worker: figures, never a line of the log. */
export type Answer =
  | {readonly kind: 'ready'}
  | ({readonly job: number} & (
      | Question
      | {readonly kind: 'problem'; readonly problem: Problem}
      | {readonly kind: 'result'; readonly result: LogResult}
      | {readonly kind: 'figures'; readonly figures: Figures}
    ));

export interface TakenFile {
  readonly file: File;
  readonly isSample: boolean;
  /** Files that were dropped with it. One is read at a time. */
  readonly leftOut?: readonly string[];
}

/** A file and what the visitor has answered about it. */
interface Asked {
  readonly taken: TakenFile;
  readonly answers: Answers;
}

export type LogState =
  | {readonly name: 'empty'}
  | {readonly name: 'reading'; readonly taken: TakenFile}
  | (Asked & {readonly name: 'question'; readonly question: Question})
  | {readonly name: 'problem'; readonly problem: Problem}
  | (Asked & {
      readonly name: 'result';
      readonly result: LogResult;
      /** Component of the results; loaded before the file was read. */
      readonly Results: ResultsComponent;
      /** The visitor has set the hours. */
      readonly hasOwnHours: boolean;
    });

export interface PhoneLogActions {
  readonly take: (taken: TakenFile) => void;
  /** Called with what is wrong when the file isn't a log. */
  readonly refuse: (problem: Problem) => void;
  readonly askForColumns: (taken: TakenFile) => void;
  /** Reads it by these columns; earlier answers were about others. */
  readonly chooseColumns: (taken: TakenFile, columns: Columns) => void;
  /** Reads it again with one more answer. */
  readonly say: (asked: Asked, said: NonNullable<Answers['said']>) => void;
  readonly setHours: (hours: OpeningHours) => void;
  /** Back to the beginning; the worker forgets the log. */
  readonly startOver: () => void;
}

export interface ResultsProps {
  readonly state: Extract<LogState, {name: 'result'}>;
  readonly actions: PhoneLogActions;
}

export type ResultsComponent = (props: ResultsProps) => ReactElement;
