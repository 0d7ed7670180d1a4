import type {Columns} from '@site/src/domain/phoneLog/columns';
import type {Figures} from '@site/src/domain/phoneLog/figures';
import type {OpeningHours} from '@site/src/domain/phoneLog/hours';
import type {ColumnQuestion, Noticed} from '@site/src/domain/phoneLog/logReader';
import type {LogProblem} from '@site/src/domain/phoneLog/problem';

/** What the page asks of the worker. One file at a time: a second one takes the first's place. */
export type Request =
  | {
      readonly kind: 'read';
      readonly job: number;
      readonly file: File;
      /** Read the sample log in the file's place. */
      readonly isSample: boolean;
      /** As the visitor chose them. */
      readonly columns?: Columns;
      /** The visitor wants to choose them. */
      readonly asks?: boolean;
    }
  | {readonly kind: 'hours'; readonly job: number; readonly hours: OpeningHours}
  | {readonly kind: 'forget'};

export interface Progress {
  /** A fraction of the file. */
  readonly read: number;
  readonly lines: number;
  readonly missed: number;
}

export interface LogResult {
  readonly figures: Figures;
  readonly noticed: Noticed;
  readonly columns: Columns;
  readonly source: string;
}

/** What it answers: figures, never a line of the log. */
export type Answer =
  | {readonly kind: 'ready'}
  | ({readonly job: number} & (
      | {readonly kind: 'progress'; readonly progress: Progress}
      | {readonly kind: 'question'; readonly question: ColumnQuestion}
      | {readonly kind: 'problem'; readonly problem: LogProblem}
      | {readonly kind: 'result'; readonly result: LogResult}
      | {readonly kind: 'figures'; readonly figures: Figures}
    ));
