import type {LogProblem} from '../../problem';
import type {Log} from '../../count/sheet';
import type {Settings} from '../../meaning/settings';
import type * as Parts from '../results/parts';

/** Requests of the page to the worker. One file at a time: a second one replaces the first. */
export type Request =
  /** A file, or null for the sample log. */
  | {readonly kind: 'read'; readonly job: number; readonly file: File | null}
  | {readonly kind: 'forget'; readonly job: number}
  | {
      readonly kind: 'count';
      readonly job: number;
      /** Number of the count: the answer has the same. */
      readonly turn: number;
      readonly settings: Settings;
    };

/** A log as the settings read it. */
type CountedLog = ReturnType<Log['read']>;

/** Answers of the worker: figures, never a line of the log. */
export type Answer =
  | {readonly kind: 'ready'}
  | {readonly kind: 'problem'; readonly job: number; readonly problem: LogProblem}
  | ({
      readonly kind: 'counted';
      readonly job: number;
      readonly turn: number;
      /** The file doesn't look like a log: its sheet is shown on request. */
      readonly doubt: LogProblem | null;
    } & CountedLog);

export interface LogFile {
  readonly name: string;
  /** Null for the sample log. */
  readonly file: File | null;
}

/** A log that was read, and how much of it is shown. */
export interface ReadLog extends CountedLog {
  readonly logFile: LogFile;
  /** Components of the sheet and the results; loaded before the file was read. */
  readonly parts: typeof Parts;
  /** The visitor has asked for the result, or nothing was open. */
  readonly isShown: boolean;
  /** The sheet is open under the result. */
  readonly isOpen: boolean;
}

export type LogState =
  | {readonly name: 'empty'}
  | {readonly name: 'reading'; readonly logFile: LogFile}
  /** `log` for a visitor who knows where the times are in a file that doesn't look like a log. */
  | {readonly name: 'problem'; readonly problem: LogProblem; readonly log: ReadLog | null}
  | {readonly name: 'log'; readonly log: ReadLog};

/** True while the result is on the page. */
export const hasResult = ({isShown, figures}: ReadLog): boolean => isShown && figures !== null;

export const EMPTY: LogState = {name: 'empty'};

/** The log of this visit, in memory only: the page shows it again when the visitor comes back. */
let kept: LogState = EMPTY;

export const keepState = (state: LogState): void => {
  kept = state;
};
export const keptState = (): LogState => kept;

/** The log whose result was last on the page, for the booking of the same visit. */
export const keptLog = (): ReadLog | null =>
  kept.name === 'log' && hasResult(kept.log) ? kept.log : null;
