import type {ReactElement} from 'react';

import type {Figures} from '@site/src/domain/phoneLog/figures';
import type {OpeningHours} from '@site/src/domain/phoneLog/hours';
import type {Noticed} from '@site/src/domain/phoneLog/logReader';
import type {LogProblem} from '@site/src/domain/phoneLog/problem';
import type {
  Answers,
  ColumnQuestion,
  Doubt,
  WordQuestion,
} from '@site/src/domain/phoneLog/questions';

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
  readonly words: WordQuestion;
  readonly source: string;
}

/** Questions before anything is stated. */
export type Question =
  | {readonly kind: 'columns'; readonly question: ColumnQuestion}
  | {readonly kind: 'words'; readonly question: WordQuestion; readonly source: string}
  | {readonly kind: 'doubt'; readonly doubt: Doubt};

/** Answers of the worker: figures, never a line of the log. */
export type Answer =
  | {readonly kind: 'ready'}
  | ({readonly job: number} & (
      | Question
      | {readonly kind: 'problem'; readonly problem: LogProblem}
      | {readonly kind: 'result'; readonly result: LogResult}
      | {readonly kind: 'figures'; readonly figures: Figures}
    ));

export interface TakenFile {
  readonly file: File;
  readonly isSample: boolean;
  /** Files that were dropped with it. One is read at a time. */
  readonly leftOut?: readonly string[];
}

export type LogState =
  | {readonly name: 'empty'}
  | {readonly name: 'reading'; readonly taken: TakenFile}
  | {
      readonly name: 'question';
      readonly taken: TakenFile;
      readonly question: Question;
      /** The earlier answers. */
      readonly answers: Answers;
    }
  | {readonly name: 'problem'; readonly problem: LogProblem}
  | {
      readonly name: 'result';
      readonly taken: TakenFile;
      readonly result: LogResult;
      readonly answers: Answers;
      /** Component of the results; loaded before the file was read. */
      readonly Results: ResultsComponent;
      /** The visitor has set the hours. */
      readonly hasOwnHours: boolean;
    };

export interface PhoneLogActions {
  readonly take: (taken: TakenFile) => void;
  /** Called with what is wrong when the file isn't a log. */
  readonly refuse: (problem: LogProblem) => void;
  /** Reads it again with all that the visitor has said. */
  readonly answer: (taken: TakenFile, answers: Answers) => void;
  readonly askForColumns: (taken: TakenFile) => void;
  readonly setHours: (hours: OpeningHours) => void;
  /** Back to the beginning; the worker forgets the log. */
  readonly startOver: () => void;
}

export interface ResultsProps {
  readonly state: Extract<LogState, {name: 'result'}>;
  readonly actions: PhoneLogActions;
}

export type ResultsComponent = (props: ResultsProps) => ReactElement;
