import type {ReactElement} from 'react';

import type {OpeningHours} from '@site/src/domain/phoneLog/hours';
import type {LogProblem} from '@site/src/domain/phoneLog/problem';
import type {Answers} from '@site/src/domain/phoneLog/questions';

import type {LogResult, Progress, Question} from './messages';

export interface TakenFile {
  readonly file: File;
  readonly isSample: boolean;
  /** Files that were dropped with it. One is read at a time. */
  readonly leftOut?: readonly string[];
}

export type LogState =
  | {readonly name: 'empty'}
  | {readonly name: 'reading'; readonly taken: TakenFile; readonly progress: Progress | null}
  | {
      readonly name: 'question';
      readonly taken: TakenFile;
      readonly question: Question;
      /** What was said before. */
      readonly answers: Answers;
    }
  | {readonly name: 'problem'; readonly problem: LogProblem}
  | {
      readonly name: 'result';
      readonly taken: TakenFile;
      readonly result: LogResult;
      readonly answers: Answers;
      /** What draws it; loaded before the file was read. */
      readonly Results: DrawsResults;
      /** The visitor has set the hours. */
      readonly hasOwnHours: boolean;
    };

export interface PhoneLogActions {
  readonly take: (taken: TakenFile) => void;
  /** What was taken is no log. */
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

export type DrawsResults = (props: ResultsProps) => ReactElement;
