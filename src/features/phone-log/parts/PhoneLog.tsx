import {type ReactElement, useEffect, useRef} from 'react';
import clsx from 'clsx';

import {PageHead} from '@site/src/layout/PageHead';
import {Section} from '@site/src/layout/Section';
import {Split} from '@site/src/layout/Split';
import {Accordion} from '@site/src/ui/Accordion';
import {counted} from '@site/src/lib/format/counted';
import {percentOf} from '@site/src/lib/format/numbers';

import {exports, phoneLogPage} from '../data';
import {periodText} from '../count/wording';
import {DropSheet} from './DropSheet';
import {NotALog} from './NotALog';
import styles from './PhoneLog.module.css';
import {hasResult, type LogState, type PhoneLogActions, type ReadLog} from './reading/logState';
import {pausePrefetching, prepare} from './reading/prepare';
import {useDroppedFile} from './reading/useDroppedFile';
import {usePhoneLog} from './reading/usePhoneLog';

/** Announcement of a new state to screen readers. */
const announcement = (state: LogState): string => {
  switch (state.name) {
    case 'empty':
      return '';
    case 'reading':
      return `Reading ${state.taken.name}`;
    case 'no-log':
      return 'This isn’t a phone log.';
    case 'problem': {
      const {title, text} = state.problem;
      return `${title}. ${text}`;
    }
    case 'log': {
      const {figures} = state.log;
      return hasResult(state.log) && figures
        ? `You missed ${percentOf(figures.share)} of ${counted(figures.calls, 'call')}.`
        : 'Check how we read your log.';
    }
  }
};

/** Part of the page that is new, so that the focus goes there. */
const viewOf = (state: LogState): string => {
  if (state.name !== 'log') return state.name;
  if (!hasResult(state.log)) return 'sheet';
  return state.log.isOpen ? 'result with sheet' : 'result';
};

/** Moves the focus to what is new, and the page to its top. */
const useFocus = (state: LogState): void => {
  const view = viewOf(state);
  const last = useRef('empty');
  useEffect(() => {
    const before = last.current;
    last.current = view;
    if (before === view) return;
    if (view === 'result with sheet') {
      document.getElementById('sheet')?.focus({preventScroll: true});
      document.getElementById('closed')?.scrollIntoView({block: 'start'});
      return;
    }
    // A choice that opens another question keeps its own focus.
    if (view === 'sheet' && before.startsWith('result')) return;
    document.querySelector<HTMLElement>('[data-focus-target]')?.focus({preventScroll: true});
    if (view === 'result' && before === 'result with sheet') {
      document.getElementById('closed')?.scrollIntoView({block: 'center'});
    } else if (view !== 'problem') window.scrollTo({top: 0, behavior: 'instant'});
  }, [view]);
};

/** Drop area, sheet, or results, by the state of the reading. */
export function PhoneLog(): ReactElement {
  const [state, actions] = usePhoneLog();
  const isOver = useDroppedFile(actions);
  const desk = useRef<HTMLDivElement>(null);

  // Load the reader once the drop area is in view: the page then works offline.
  useEffect(() => {
    if (!desk.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({isIntersecting}) => isIntersecting)) return;
      observer.disconnect();
      prepare();
    });
    observer.observe(desk.current);
    return () => observer.disconnect();
  }, []);

  const hasLog = state.name !== 'empty' && state.name !== 'problem';
  useEffect(() => (hasLog ? pausePrefetching() : undefined), [hasLog]);
  useFocus(state);

  const status = (
    <p role="status" className="visuallyHidden">
      {announcement(state)}
    </p>
  );
  if (state.name === 'log') {
    return (
      <>
        {status}
        <LogParts log={state.log} actions={actions} />
      </>
    );
  }
  if (state.name === 'no-log') {
    return (
      <>
        <header className={styles.compact} data-ground="tint">
          <div className="wrap">
            <h1 className={styles.small}>{phoneLogPage.resultTitle}</h1>
            {status}
            <NotALog state={state} actions={actions} />
          </div>
        </header>
        <HowToExport />
      </>
    );
  }
  return (
    <>
      <PageHead title={phoneLogPage.title} lede={phoneLogPage.lede}>
        {status}
        <div ref={desk} className={styles.desk}>
          <DropSheet state={state} actions={actions} isOver={isOver} />
        </div>
      </PageHead>
      <HowToExport />
    </>
  );
}

/** Places of the log in phone systems; below a result it is folded. */
function HowToExport(): ReactElement {
  return (
    <Section labelledBy="export" className="noPrint">
      <Split
        headingId="export"
        title={phoneLogPage.exportTitle}
        aside={<p>{phoneLogPage.exportText}</p>}
      >
        <Accordion items={exports} />
      </Split>
    </Section>
  );
}

interface LogPartsProps {
  readonly log: ReadLog;
  readonly actions: PhoneLogActions;
}

/** The sheet alone, or the result with the sheet under its hero: the same element in the same place. */
function LogParts({log, actions}: LogPartsProps): ReactElement {
  const {Verdict, ClosedSheet, Sheet, Below} = log.parts;
  const figures = hasResult(log) ? log.figures : null;
  return (
    <>
      <header className={`noPrint ${styles.compact}`} data-ground="tint">
        <div className={clsx('wrap', figures && ['apart', styles.period])}>
          <h1 className={styles.small}>{phoneLogPage.resultTitle}</h1>
          {figures ? (
            <p>
              <b>{periodText(figures)}</b>{' '}
              <span className="small">{counted(figures.workingDays, 'working day')}</span>
            </p>
          ) : null}
        </div>
      </header>
      {figures ? <Verdict log={log} figures={figures} /> : null}
      <div
        key="sheet"
        className={clsx('noPrint', figures ? styles.under : styles.check)}
        data-ground={figures ? undefined : 'tint'}
      >
        <div className="wrap">
          {figures ? <ClosedSheet log={log} actions={actions} /> : null}
          {figures && !log.isOpen ? null : <Sheet key="sheet" log={log} actions={actions} />}
        </div>
      </div>
      {figures ? <Below log={log} figures={figures} actions={actions} /> : null}
    </>
  );
}
