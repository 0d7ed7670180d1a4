import {type Dispatch, type SetStateAction, startTransition, useEffect, useState} from 'react';

import {whenReleased} from '@site/src/hooks/pressState';

import {carryTotals} from '../../count/carried';
import type {Settings} from '../../meaning/settings';
import {problems} from '../../problem';
import {
  type Answer,
  hasResult,
  type LogState,
  type PhoneLogActions,
  type ReadLog,
  type Request,
  type TakenFile,
} from './logState';
import {loadReader, type Reader} from './prepare';

const EMPTY: LogState = {name: 'empty'};

/** Milliseconds before the page says that it reads: most files are read by then. */
const READING_AFTER_MS = 400;

type SetState = Dispatch<SetStateAction<LogState>>;

const changeLog = (setState: SetState, change: (log: ReadLog) => Partial<ReadLog>): void =>
  setState((before) =>
    before.name === 'log' ? {name: 'log', log: {...before.log, ...change(before.log)}} : before,
  );

const actionsFor = (setState: SetState): PhoneLogActions => {
  let job = 0;
  let worker: Worker | null = null;
  /** Answers of the visitor so far, and the number of the last count that was asked for. */
  let chosen: Settings | null = null;
  let turn = 0;
  const send = (request: Request): void => worker?.postMessage(request);

  /** Shows a new state once the mouse is released, unless another file was taken meanwhile. */
  const show = async (mine: number, next: SetStateAction<LogState>): Promise<void> => {
    await whenReleased();
    // Render in pieces, so that the page stays responsive.
    if (mine === job) startTransition(() => setState(next));
  };

  const answered = (mine: number, taken: TakenFile, {parts}: Reader, answer: Answer): void => {
    if (answer.kind === 'ready' || answer.job !== mine || mine !== job) return;
    if (answer.kind === 'problem') {
      void show(mine, {name: 'problem', problem: answer.problem, log: null});
    } else if (answer.turn === turn) {
      // A choice that was made meanwhile has its own count.
      const {sheet, figures, doubt} = answer;
      chosen = sheet.settings;
      const isShown = sheet.isSure || taken.file === null;
      void show(mine, (before) => {
        const fresh: ReadLog = {taken, parts, sheet, figures, isShown, isOpen: false};
        if (doubt && before.name !== 'log') return {name: 'problem', problem: doubt, log: fresh};
        if (before.name !== 'log') return {name: 'log', log: fresh};
        const log = {...before.log, sheet, figures};
        return {name: 'log', log: {...log, isShown: hasResult(log)}};
      });
    }
  };

  const take = async (taken: TakenFile): Promise<void> => {
    job += 1;
    const mine = job;
    [chosen, turn] = [null, 0];
    carryTotals(null);
    setState((before) => (before.name === 'log' ? EMPTY : before));
    const soon = setTimeout(() => void show(mine, {name: 'reading', taken}), READING_AFTER_MS);
    const fail = (problem: keyof typeof problems): void => {
      clearTimeout(soon);
      void show(mine, {name: 'problem', problem: problems[problem], log: null});
    };
    try {
      // Load everything before the file is touched: nothing is requested after that.
      const reader = await loadReader();
      if (mine !== job) return;
      worker = reader.worker;
      worker.onmessage = ({data}: MessageEvent<Answer>) => {
        clearTimeout(soon);
        answered(mine, taken, reader, data);
      };
      // The worker crashed after it started, for example out of memory.
      worker.onerror = () => fail('unreadable');
      send({kind: 'read', job, file: taken.file});
    } catch {
      fail('not-loaded');
    }
  };

  return {
    take: (taken) => void take(taken),
    refuse: (problem) => {
      job += 1;
      setState({name: 'problem', problem, log: null});
    },
    choose: (change) => {
      if (!chosen) return;
      const settings = {...chosen, ...change};
      chosen = settings;
      turn += 1;
      changeLog(setState, ({sheet}) => ({sheet: {...sheet, settings}}));
      send({kind: 'count', job, turn, settings});
    },
    showResult: () => changeLog(setState, () => ({isShown: true, isOpen: false})),
    openSheet: (isOpen) => changeLog(setState, () => ({isOpen})),
    insist: () =>
      setState((before) =>
        before.name === 'problem' && before.log ? {name: 'log', log: before.log} : before,
      ),
    startOver: () => {
      job += 1;
      send({kind: 'forget'});
      setState(EMPTY);
    },
  };
};

/** One log at a time, read by the worker; the page only ever has its sheet and its figures. */
export const usePhoneLog = (): readonly [LogState, PhoneLogActions] => {
  const [state, setState] = useState<LogState>(EMPTY);
  const [actions] = useState(() => actionsFor(setState));
  // Free the log when the visitor leaves the page.
  useEffect(() => actions.startOver, [actions]);
  return [state, actions];
};
