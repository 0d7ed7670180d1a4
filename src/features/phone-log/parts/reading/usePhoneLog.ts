import {type Dispatch, type SetStateAction, startTransition, useEffect, useState} from 'react';

import {whenReleased} from '@site/src/hooks/pressState';

import type {Settings} from '../../meaning/settings';
import {type LogProblem, problems} from '../../problem';
import {
  type Answer,
  EMPTY,
  hasResult,
  keepState,
  keptState,
  type LogFile,
  type LogState,
  type ReadLog,
  type Request,
} from './logState';
import {loadReader, type Reader} from './prepare';

/** Milliseconds before the page shows that it is reading: most files are read by then. */
const READING_AFTER_MS = 400;

export type PhoneLogActions = ReturnType<typeof actionsFor>;

const actionsFor = (setState: Dispatch<SetStateAction<LogState>>) => {
  let job = 0;
  let worker: Worker | null = null;
  /** Answers of the visitor so far, and the number of the last count that was asked for. */
  let chosen: Settings | null = null;
  let turn = 0;
  const send = (request: Request): void => worker?.postMessage(request);
  const changeLog = (change: (log: ReadLog) => Partial<ReadLog>): void =>
    setState((before) =>
      before.name === 'log' ? {name: 'log', log: {...before.log, ...change(before.log)}} : before,
    );

  /** Shows a new state once the mouse is released, unless another file was chosen meanwhile. */
  const show = async (ownJob: number, next: SetStateAction<LogState>): Promise<void> => {
    await whenReleased();
    // Render in pieces, so that the page stays responsive.
    if (ownJob === job) startTransition(() => setState(next));
  };

  const answered = (ownJob: number, logFile: LogFile, {parts}: Reader, answer: Answer): void => {
    if (answer.kind === 'ready' || answer.job !== ownJob || ownJob !== job) return;
    if (answer.kind === 'problem') {
      void show(ownJob, {name: 'problem', problem: answer.problem, log: null});
      return;
    }
    // A choice that was made meanwhile has its own count.
    if (answer.turn !== turn) return;
    const {sheet, figures, doubt} = answer;
    chosen = sheet.settings;
    const isShown = sheet.isSure || logFile.file === null;
    void show(ownJob, (before) => {
      const fresh = {logFile, parts, isShown, isOpen: false};
      const log = {...(before.name === 'log' ? before.log : fresh), sheet, figures};
      if (doubt && before.name !== 'log') return {name: 'problem', problem: doubt, log};
      return {name: 'log', log: {...log, isShown: hasResult(log)}};
    });
  };

  const readFile = async (logFile: LogFile): Promise<void> => {
    job += 1;
    const ownJob = job;
    [chosen, turn] = [null, 0];
    setState((before) => (before.name === 'log' ? EMPTY : before));
    const soon = setTimeout(() => void show(ownJob, {name: 'reading', logFile}), READING_AFTER_MS);
    const fail = (problem: LogProblem): void => {
      clearTimeout(soon);
      void show(ownJob, {name: 'problem', problem, log: null});
    };
    try {
      // Load everything before the file is touched: nothing is requested after that.
      const reader = await loadReader();
      if (ownJob !== job) return;
      worker = reader.worker;
      worker.onmessage = ({data}: MessageEvent<Answer>) => {
        clearTimeout(soon);
        answered(ownJob, logFile, reader, data);
      };
      // The worker crashed after it started, for example out of memory.
      worker.onerror = () => fail(problems.unreadable);
      send({kind: 'read', job, file: logFile.file});
    } catch {
      fail(problems['not-loaded']);
    }
  };

  return {
    readFile: (logFile: LogFile): void => void readFile(logFile),
    /** Shows what is wrong when there is no file to read. */
    showProblem: (problem: LogProblem): void => {
      job += 1;
      setState({name: 'problem', problem, log: null});
    },
    /** Counts again with other answers. */
    choose: (change: Partial<Settings>): void => {
      if (!chosen) return;
      const settings = {...chosen, ...change};
      chosen = settings;
      turn += 1;
      changeLog(({sheet}) => ({sheet: {...sheet, settings}}));
      send({kind: 'count', job, turn, settings});
    },
    showResult: (): void => changeLog(() => ({isShown: true, isOpen: false})),
    openSheet: (isOpen: boolean): void => changeLog(() => ({isOpen})),
    /** Opens the sheet of a file that doesn't look like a log. */
    openAnyway: (): void =>
      setState((before) =>
        before.name === 'problem' && before.log ? {name: 'log', log: before.log} : before,
      ),
    /** Back to the beginning; the worker forgets the log. */
    startOver: (): void => {
      job += 1;
      send({kind: 'forget', job});
      setState(EMPTY);
    },
  };
};

/** Renders the page while it is open. */
let render: Dispatch<LogState> = () => undefined;
const actions = actionsFor((next) => {
  keepState(typeof next === 'function' ? next(keptState()) : next);
  render(keptState());
});

const connect = (setState: Dispatch<LogState>): (() => void) => {
  render = setState;
  // A file may have been read since the page was first rendered.
  setState(keptState());
  return () => {
    render = () => undefined;
  };
};

/** One log at a time, read by the worker; the page only ever has its sheet and its figures. */
export const usePhoneLog = (): readonly [LogState, PhoneLogActions] => {
  const [state, setState] = useState(keptState);
  useEffect(() => connect(setState), []);
  return [state, actions];
};
