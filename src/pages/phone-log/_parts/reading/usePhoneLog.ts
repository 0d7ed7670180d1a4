import {startTransition, useCallback, useEffect, useRef, useState} from 'react';

import {whenReleased} from '@site/src/components/shared/pressState';
import type {Answers} from '@site/src/domain/phoneLog/questions';

import type {ResultsComponent, LogState, PhoneLogActions, TakenFile} from './logState';
import type {Answer, Request} from './messages';
import {loadResults, loadWorker, prepareAll} from './prepare';

const EMPTY: LogState = {name: 'empty'};

/** Milliseconds before which no progress is shown: most files are read before anyone could see it. */
const PROGRESS_AFTER_MS = 300;

/** One log at a time, read by the worker; the page only ever has its figures. */
export const usePhoneLog = (): readonly [LogState, PhoneLogActions] => {
  const [state, setState] = useState<LogState>(EMPTY);
  const job = useRef(0);
  const worker = useRef<Worker | null>(null);

  const send = useCallback((request: Request): void => worker.current?.postMessage(request), []);

  const begin = useCallback(
    async (taken: TakenFile, how: {answers?: Answers; asks?: boolean} = {}): Promise<void> => {
      job.current += 1;
      const mine = job.current;
      const answers = how.answers ?? {};
      const began = performance.now();
      const isMine = (): boolean => mine === job.current;
      const show = async (next: LogState): Promise<void> => {
        await whenReleased();
        if (!isMine()) return;
        // Drawn in pieces: the page stays at hand.
        if (next.name === 'result') startTransition(() => setState(next));
        else setState(next);
      };
      const soon = setTimeout(
        () => void show({name: 'reading', taken, progress: null}),
        PROGRESS_AFTER_MS,
      );
      const answered = (answer: Answer, Results: ResultsComponent): void => {
        if (answer.kind === 'ready' || answer.job !== mine || !isMine()) return;
        if (answer.kind === 'progress') {
          if (performance.now() - began > PROGRESS_AFTER_MS) {
            void show({name: 'reading', taken, progress: answer.progress});
          }
          return;
        }
        clearTimeout(soon);
        if (answer.kind === 'problem') void show({name: 'problem', problem: answer.problem});
        if (answer.kind === 'columns' || answer.kind === 'words' || answer.kind === 'doubt') {
          void show({name: 'question', taken, question: answer, answers});
        }
        if (answer.kind === 'result') {
          const {result} = answer;
          void show({name: 'result', taken, result, answers, Results, hasOwnHours: false});
        }
        if (answer.kind === 'figures') {
          const {figures} = answer;
          setState((before) =>
            before.name === 'result'
              ? {...before, result: {...before.result, figures}, hasOwnHours: true}
              : before,
          );
        }
      };
      try {
        // All of it before the file is touched: nothing is asked of the network after that.
        await prepareAll();
        const {Results} = await loadResults();
        worker.current = await loadWorker();
        if (!isMine()) return;
        worker.current.onmessage = ({data}: MessageEvent<Answer>) => answered(data, Results);
        // It came and died since: no memory left, or its own fault.
        worker.current.onerror = () => {
          clearTimeout(soon);
          void show({name: 'problem', problem: {code: 'unreadable'}});
        };
        worker.current.postMessage({
          kind: 'read',
          job: mine,
          file: taken.file,
          isSample: taken.isSample,
          answers,
          asks: how.asks,
        } satisfies Request);
      } catch {
        clearTimeout(soon);
        void show({name: 'problem', problem: {code: 'not-loaded'}});
      }
    },
    [],
  );

  // Another page has no use for it.
  useEffect(() => () => worker.current?.postMessage({kind: 'forget'} satisfies Request), []);

  const actions: PhoneLogActions = {
    take: useCallback((taken) => void begin(taken), [begin]),
    refuse: useCallback((problem) => {
      job.current += 1;
      setState({name: 'problem', problem});
    }, []),
    answer: useCallback((taken, answers) => void begin(taken, {answers}), [begin]),
    askForColumns: useCallback((taken) => void begin(taken, {asks: true}), [begin]),
    setHours: useCallback((hours) => send({kind: 'hours', job: job.current, hours}), [send]),
    startOver: useCallback(() => {
      job.current += 1;
      send({kind: 'forget'});
      setState(EMPTY);
    }, [send]),
  };
  return [state, actions];
};
