import type {ReactElement} from 'react';

import type {Columns} from '@site/src/domain/phoneLog/columns';
import type {OpeningHours} from '@site/src/domain/phoneLog/hours';
import type {ColumnQuestion} from '@site/src/domain/phoneLog/logReader';
import type {LogProblem} from '@site/src/domain/phoneLog/problem';

import type {LogResult, Progress} from './messages';

export interface TakenFile {
  readonly file: File;
  readonly isSample: boolean;
}

export type LogState =
  | {readonly name: 'empty'}
  | {readonly name: 'reading'; readonly taken: TakenFile; readonly progress: Progress | null}
  | {readonly name: 'question'; readonly taken: TakenFile; readonly question: ColumnQuestion}
  | {readonly name: 'problem'; readonly problem: LogProblem}
  | {
      readonly name: 'result';
      readonly taken: TakenFile;
      readonly result: LogResult;
      /** What draws it; loaded before the file was read. */
      readonly Results: DrawsResults;
      /** The visitor has set the hours. */
      readonly hasOwnHours: boolean;
    };

export interface PhoneLogActions {
  readonly take: (taken: TakenFile) => void;
  /** The columns as the visitor chose them. */
  readonly readWith: (taken: TakenFile, columns: Columns) => void;
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
