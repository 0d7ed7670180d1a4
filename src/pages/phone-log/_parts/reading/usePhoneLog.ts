import {type Dispatch, type SetStateAction, startTransition, useEffect, useState} from 'react';

import {whenReleased} from '@site/src/components/shared/pressState';
import {problems} from '@site/src/domain/phoneLog/problem';
import type {Answers} from '@site/src/domain/phoneLog/questions';

import type {
  Answer,
  LogState,
  PhoneLogActions,
  Request,
  ResultsComponent,
  TakenFile,
} from './logState';
import {loadReader} from './prepare';

const EMPTY: LogState = {name: 'empty'};

/** Milliseconds before the page says that it reads: most files are read by then. */
const READING_AFTER_MS = 300;

const actionsFor = (setState: Dispatch<SetStateAction<LogState>>): PhoneLogActions => {
  let job = 0;
  let worker: Worker | null = null;
  const send = (request: Request): void => worker?.postMessage(request);

  const begin = async (taken: TakenFile, answers: Answers, asks = false): Promise<void> => {
    job += 1;
    const mine = job;
    const show = async (next: LogState): Promise<void> => {
      await whenReleased();
      if (mine !== job) return;
      // Render in pieces, so that the page stays responsive.
      if (next.name === 'result') startTransition(() => setState(next));
      else setState(next);
    };
    const soon = setTimeout(() => void show({name: 'reading', taken}), READING_AFTER_MS);
    const answered = (answer: Answer, Results: ResultsComponent): void => {
      if (answer.kind === 'ready' || answer.job !== job || mine !== job) return;
      clearTimeout(soon);
      if (answer.kind === 'problem') void show({name: 'problem', problem: answer.problem});
      else if (answer.kind === 'result') {
        const {result} = answer;
        void show({name: 'result', taken, result, answers, Results, hasOwnHours: false});
      } else if (answer.kind === 'figures') {
        const {figures} = answer;
        setState((before) =>
          before.name === 'result'
            ? {...before, result: {...before.result, figures}, hasOwnHours: true}
            : before,
        );
      } else void show({name: 'question', taken, question: answer, answers});
    };
    try {
      // Load everything before the file is touched: nothing is requested after that.
      const reader = await loadReader();
      if (mine !== job) return;
      worker = reader.worker;
      worker.onmessage = ({data}: MessageEvent<Answer>) => answered(data, reader.Results);
      // The worker crashed after it started, for example out of memory.
      worker.onerror = () => {
        clearTimeout(soon);
        void show({name: 'problem', problem: problems.unreadable});
      };
      send({kind: 'read', job, file: taken.file, isSample: taken.isSample, answers, asks});
    } catch {
      clearTimeout(soon);
      void show({name: 'problem', problem: problems['not-loaded']});
    }
  };

  return {
    take: (taken) => void begin(taken, {}),
    refuse: (problem) => {
      job += 1;
      setState({name: 'problem', problem});
    },
    askForColumns: (taken) => void begin(taken, {}, true),
    chooseColumns: (taken, columns) => void begin(taken, {columns}),
    say: ({taken, answers}, said) =>
      void begin(taken, {...answers, said: {...answers.said, ...said}}),
    setHours: (hours) => send({kind: 'hours', job, hours}),
    startOver: () => {
      job += 1;
      send({kind: 'forget'});
      setState(EMPTY);
    },
  };
};

/** One log at a time, read by the worker; the page only ever has its figures. */
export const usePhoneLog = (): readonly [LogState, PhoneLogActions] => {
  const [state, setState] = useState<LogState>(EMPTY);
  const [actions] = useState(() => actionsFor(setState));
  // Free the log when the visitor leaves the page.
  useEffect(() => actions.startOver, [actions]);
  return [state, actions];
};
