import {type ReactElement, useEffect, useRef} from 'react';
import clsx from 'clsx';

import {PageHead} from '@site/src/components/layout/PageHead';
import {periodText} from '@site/src/domain/phoneLog/wording';
import {counted} from '@site/src/format/counted';

import {phoneLogPage} from '../_content';
import {percentOf} from '@site/src/format/numbers';
import {DropSheet} from './DropSheet';
import styles from './PhoneLog.module.css';
import {QuestionCard, questionText} from './QuestionCard';
import type {LogState} from './reading/logState';
import {pausePrefetching, prepare} from './reading/prepare';
import {useDroppedFile} from './reading/useDroppedFile';
import {usePhoneLog} from './reading/usePhoneLog';

/** Announcement of a new state to screen readers. */
const announcement = (state: LogState): string => {
  switch (state.name) {
    case 'empty':
      return '';
    case 'reading':
      return `Reading ${state.taken.file.name}`;
    case 'question':
      return questionText(state).title;
    case 'problem': {
      const {title, text} = state.problem;
      return `${title}. ${text}`;
    }
    case 'result': {
      const {figures} = state.result;
      return `You missed ${percentOf(figures.share)} of ${counted(figures.calls, 'call')}.`;
    }
  }
};

/** Drop area, questions, or results, by the state of the reading. */
export function PhoneLog(): ReactElement {
  const [state, actions] = usePhoneLog();
  const isOver = useDroppedFile(actions);
  const sheet = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);

  // Load the reader once the drop area is in view: the page then works offline.
  useEffect(() => {
    if (!sheet.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({isIntersecting}) => isIntersecting)) return;
      observer.disconnect();
      prepare();
    });
    observer.observe(sheet.current);
    return () => observer.disconnect();
  }, []);

  const hasLog = state.name !== 'empty' && state.name !== 'problem';
  useEffect(() => (hasLog ? pausePrefetching() : undefined), [hasLog]);

  // Another one of the same kind is new, too.
  const question = state.name === 'question' ? state.question : null;
  // Move focus to the new content.
  useEffect(() => {
    if (!isFirst.current) {
      document.querySelector<HTMLElement>('[data-focus-target]')?.focus({preventScroll: true});
      if (state.name !== 'problem') window.scrollTo({top: 0, behavior: 'instant'});
    }
    isFirst.current = false;
  }, [state.name, question]);

  const status = (
    <p role="status" className="visuallyHidden">
      {announcement(state)}
    </p>
  );

  if (state.name === 'result' || state.name === 'question') {
    const figures = state.name === 'result' ? state.result.figures : null;
    return (
      <>
        <header className={`noPrint ${styles.compact}`} data-ground="tint">
          <div className="wrap">
            <div className={clsx(figures && ['apart', styles.compactHead])}>
              <h1 className={styles.small}>{phoneLogPage.title}</h1>
              {figures ? (
                <p className={styles.period}>
                  <b>{periodText(figures)}</b>
                  <span className="small">{counted(figures.workingDays, 'working day')}</span>
                </p>
              ) : null}
            </div>
            {state.name === 'question' ? <QuestionCard state={state} actions={actions} /> : null}
          </div>
        </header>
        {status}
        {state.name === 'result' ? <state.Results state={state} actions={actions} /> : null}
      </>
    );
  }
  return (
    <PageHead title={phoneLogPage.title} lede={phoneLogPage.lede}>
      {status}
      <div ref={sheet} className={styles.desk}>
        <DropSheet state={state} actions={actions} isOver={isOver} />
      </div>
    </PageHead>
  );
}
