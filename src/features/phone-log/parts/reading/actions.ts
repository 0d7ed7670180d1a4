import {startTransition} from 'react';

import {whenReleased} from '@site/src/hooks/pressState';

import type {Settings} from '../../meaning/settings';
import {type LogProblem, problems} from '../../problem';
import {
  EMPTY,
  type LogFile,
  type LogState,
  logState,
  type ReadLog,
  setLogState,
  shownResult,
} from './logState';
import type {WorkerReply, WorkerRequest} from './phoneLog.worker';
import {loadReader} from './prepare';

/** Milliseconds before the page shows that it is reading: most files are read by then. */
const READING_AFTER_MS = 400;

/** Number of the newest request: what an older one brings isn't shown. */
let newest = 0;
let worker: Worker | null = null;

const nextId = (): number => {
  newest += 1;
  return newest;
};

const send = (request: WorkerRequest): void => worker?.postMessage(request);

const problemState = (problem: LogProblem, log: ReadLog | null = null): LogState => ({
  name: 'problem',
  problem,
  log,
});

const changeLog = (change: Partial<ReadLog>): void => {
  const state = logState();
  if (state.name === 'log') setLogState({name: 'log', log: {...state.log, ...change}});
};

/** Shows a new state once the mouse is released, unless something newer was asked for meanwhile. */
const show = async (id: number, next: () => LogState): Promise<void> => {
  await whenReleased();
  // Render in pieces, so that the page stays responsive.
  if (id === newest) startTransition(() => setLogState(next()));
};

/** Reads a file with the worker; the page only ever has its sheet and its figures. */
export const readFile = async (logFile: LogFile): Promise<void> => {
  const id = nextId();
  if (logState().name === 'log') setLogState(EMPTY);
  const soon = setTimeout(
    () => void show(id, () => ({name: 'reading', logFile})),
    READING_AFTER_MS,
  );
  try {
    // Load everything before the file is touched: nothing is requested after that.
    const reader = await loadReader();
    if (id !== newest) return;
    worker = reader.worker;
    worker.onmessage = ({data: {problem, log, ...answer}}: MessageEvent<WorkerReply>) => {
      clearTimeout(soon);
      void show(answer.id, () => {
        if (!log) return problemState(problem ?? problems.unreadable);
        const state = logState();
        const isShown = log.sheet.isSure || logFile.file === null;
        const before = state.name === 'log' && state.log;
        const next = {
          ...(before || {logFile, components: reader.components, isShown, isOpen: false}),
          ...log,
        };
        if (problem) return problemState(problem, next);
        return {name: 'log', log: {...next, isShown: shownResult(next) !== null}};
      });
    };
    // The worker crashed, perhaps while it counted again.
    worker.onerror = () => {
      clearTimeout(soon);
      void show(newest, () => problemState(problems.unreadable));
    };
    send({id, file: logFile.file});
  } catch {
    clearTimeout(soon);
    void show(id, () => problemState(problems['not-loaded']));
  }
};

/** Shows what is wrong when there is no file to read. */
export const showProblem = (problem: LogProblem): void => {
  nextId();
  setLogState(problemState(problem));
};

/** Counts again with other answers. */
export const chooseSettings = (change: Partial<Settings>): void => {
  const state = logState();
  if (state.name !== 'log') return;
  const {sheet} = state.log;
  const settings = {...sheet.settings, ...change};
  changeLog({sheet: {...sheet, settings}});
  send({id: nextId(), settings});
};

export const showResult = (): void => changeLog({isShown: true, isOpen: false});
export const openSheet = (isOpen: boolean): void => changeLog({isOpen});

/** Opens the sheet of a file that doesn't look like a log. */
export const openAnyway = (log: ReadLog): void => setLogState({name: 'log', log});

/** Back to the beginning; the worker forgets the log. */
export const startOver = (): void => {
  if (worker) worker.onerror = null;
  send({id: nextId()});
  setLogState(EMPTY);
};
