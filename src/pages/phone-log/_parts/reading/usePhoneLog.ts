import {startTransition, useCallback, useEffect, useRef, useState} from 'react';

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
import {loadResults, loadWorker, prepare} from './prepare';

const EMPTY: LogState = {name: 'empty'};

/** Milliseconds before the page says that it reads: most files are read by then. */
const READING_AFTER_MS = 300;

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
      const isMine = (): boolean => mine === job.current;
      const show = async (next: LogState): Promise<void> => {
        await whenReleased();
        if (!isMine()) return;
        // Render in pieces, so that the page stays responsive.
        if (next.name === 'result') startTransition(() => setState(next));
        else setState(next);
      };
      const soon = setTimeout(() => void show({name: 'reading', taken}), READING_AFTER_MS);
      const answered = (answer: Answer, Results: ResultsComponent): void => {
        if (answer.kind === 'ready' || answer.job !== mine || !isMine()) return;
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
        // Load everything before the file is touched: nothing is requested after that.
        await prepare();
        const {Results} = await loadResults();
        worker.current = await loadWorker();
        if (!isMine()) return;
        worker.current.onmessage = ({data}: MessageEvent<Answer>) => answered(data, Results);
        // The worker crashed after it started, for example out of memory.
        worker.current.onerror = () => {
          clearTimeout(soon);
          void show({name: 'problem', problem: problems.unreadable});
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
        void show({name: 'problem', problem: problems['not-loaded']});
      }
    },
    [],
  );

  // Free the log when the visitor leaves the page.
  useEffect(() => () => worker.current?.postMessage({kind: 'forget'} satisfies Request), []);

  const actions: PhoneLogActions = {
    take: useCallback((taken) => void begin(taken), [begin]),
    refuse: useCallback((problem) => {
      job.current += 1;
      setState({name: 'problem', problem});
    }, []),
    askForColumns: useCallback((taken) => void begin(taken, {asks: true}), [begin]),
    chooseColumns: useCallback(
      (taken, columns) => void begin(taken, {answers: {columns}}),
      [begin],
    ),
    say: useCallback(
      ({taken, answers}, said) =>
        void begin(taken, {answers: {...answers, said: {...answers.said, ...said}}}),
      [begin],
    ),
    setHours: useCallback((hours) => send({kind: 'hours', job: job.current, hours}), [send]),
    startOver: useCallback(() => {
      job.current += 1;
      send({kind: 'forget'});
      setState(EMPTY);
    }, [send]),
  };
  return [state, actions];
};
