import {useEffect, useState} from 'react';

import type {Log} from '../../sheet/sheet';
import type {LogProblem} from '../../problem';
import type * as Components from '../results/lazyComponents';

/** A log as the settings read it: figures, never a line of the log. */
export type CountedLog = ReturnType<Log['read']>;

export interface LogFile {
  readonly name: string;
  /** Null for the sample log. */
  readonly file: File | null;
}

/** A log that was read, and how much of it is shown. */
export interface ReadLog extends CountedLog {
  readonly logFile: LogFile;
  /** Components of the sheet and the results; loaded before the file was read. */
  readonly components: typeof Components;
  /** The visitor has asked for the result, or no choice was missing. */
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

export const EMPTY: LogState = {name: 'empty'};

/** The log of this visit, in memory only: the page shows it again when the visitor comes back. */
let state: LogState = EMPTY;
/** Renders the page while it is open. */
let render: (next: LogState) => void = () => undefined;

export const logState = (): LogState => state;

export const setLogState = (next: LogState): void => {
  state = next;
  render(next);
};

const connect = (setState: typeof render): (() => void) => {
  render = setState;
  // A file may have been read since the page was first rendered.
  setState(state);
  return () => {
    render = () => undefined;
  };
};

export const useLogState = (): LogState => {
  const [rendered, setRendered] = useState(state);
  useEffect(() => connect(setRendered), []);
  return rendered;
};

/** Figures of the result on the page; null while the sheet alone is there. */
export const shownResult = ({isShown, figures}: ReadLog): ReadLog['figures'] =>
  isShown ? figures : null;
