import type {ReactElement} from 'react';

import type {OpeningHours} from '@site/src/domain/phoneLog/hours';
import type {LogProblem} from '@site/src/domain/phoneLog/problem';
import type {Answers} from '@site/src/domain/phoneLog/questions';

import type {LogResult, Question} from './messages';

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
