import {type ReactElement, useEffect, useRef} from 'react';

import {PageHead} from '@site/src/layout/PageHead';
import {Section} from '@site/src/layout/Section';
import {Split} from '@site/src/layout/Split';
import {Accordion} from '@site/src/ui/Accordion';
import {Button} from '@site/src/ui/Button';
import {counted} from '@site/src/lib/format/counted';

import {exportHelp, phoneLogPage} from '../data';
import {periodText} from '../texts/wording';
import {DropSheet} from './DropSheet';
import styles from './PhoneLog.module.css';
import {chooseSettings, openSheet, showResult, startOver} from './reading/actions';
import {type LogState, type ReadLog, shownResult, useLogState} from './reading/logState';
import {pausePrefetching} from './reading/prepare';
import {useDroppedFile} from './reading/useDroppedFile';

/** Part of the page that is new, so that the focus goes there. */
const viewOf = (state: LogState): string => {
  if (state.name !== 'log') return state.name;
  if (!shownResult(state.log)) return 'sheet';
  return state.log.isOpen ? 'result with sheet' : 'result';
};

/** Moves the focus to what is new and scrolls to the top, except when the page opens with a log. */
const useFocus = (state: LogState): void => {
  const view = viewOf(state);
  const last = useRef(view);
  useEffect(() => {
    const before = last.current;
    last.current = view;
    // A choice that opens another question keeps its own focus, as does the button that closes the sheet.
    if (before === view || (view === 'sheet' && before.startsWith('result'))) return;
    if (view === 'result' && before === 'result with sheet') return;
    const isUnderResult = view === 'result with sheet';
    const targets = [...document.querySelectorAll<HTMLElement>('[data-focus-target]')];
    targets.at(-1)?.focus({preventScroll: !isUnderResult});
    if (view !== 'problem' && !isUnderResult) window.scrollTo({top: 0, behavior: 'instant'});
  }, [view]);
};

/** Drop area, sheet, or results, by the state of the reading. */
export function PhoneLog(): ReactElement {
  const state = useLogState();
  const isOver = useDroppedFile();
  const hasLog = state.name === 'reading' || state.name === 'log';
  useEffect(() => (hasLog ? pausePrefetching() : undefined), [hasLog]);
  useFocus(state);

  if (state.name === 'log') return <LogParts log={state.log} />;
  return (
    <>
      <PageHead title={phoneLogPage.title} lede={phoneLogPage.lede}>
        <DropSheet state={state} isOver={isOver} />
      </PageHead>
      <Section labelledBy="export" className="noPrint">
        <Split
          headingId="export"
          title={phoneLogPage.exportTitle}
          aside={<p>{phoneLogPage.exportText}</p>}
        >
          <Accordion items={exportHelp} />
        </Split>
      </Section>
    </>
  );
}

/** One component for both, so that React keeps the sheet's state when the result appears. */
function LogParts({log}: {readonly log: ReadLog}): ReactElement {
  const {sheet, logFile} = log;
  const {Verdict, Account, Sheet, Month} = log.components;
  const figures = shownResult(log);
  return (
    <>
      <header className={`noPrint ${styles.head}`} data-ground="tint">
        <div className="wrap apart">
          <h1 className="title">{phoneLogPage.resultTitle}</h1>
          {figures ? (
            <p>
              <b>{periodText(figures)}</b>{' '}
              <span className="small">{counted(figures.workingDays, 'working day')}</span>
            </p>
          ) : null}
        </div>
      </header>
      {figures ? (
        <Verdict sheet={sheet} isSample={logFile.file === null} figures={figures} />
      ) : null}
      <div
        key="sheet"
        className={`noPrint ${styles.sheet}`}
        data-ground={figures ? 'page' : 'tint'}
      >
        <div className="wrap">
          {figures ? (
            <div className={styles.closed}>
              <Account sheet={sheet} fileName={logFile.name} />
              <div className="actions">
                <Button
                  variant="ghost"
                  size="small"
                  aria-expanded={log.isOpen}
                  aria-describedby="how-read"
                  onClick={() => openSheet(!log.isOpen)}
                >
                  {log.isOpen ? 'Close' : 'Change'}
                </Button>
                <Button variant="ghost" size="small" onClick={startOver}>
                  Read another log
                </Button>
              </div>
            </div>
          ) : null}
          {figures && !log.isOpen ? null : (
            <Sheet
              key="sheet"
              sheet={sheet}
              fileName={logFile.name}
              isReady={log.figures !== null}
              isAlone={!figures}
              onChoose={chooseSettings}
              onShow={showResult}
              onStartOver={startOver}
            />
          )}
        </div>
      </div>
      {figures ? <Month figures={figures} /> : null}
    </>
  );
}
