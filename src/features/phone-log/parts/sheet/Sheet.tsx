import {type ReactElement, useEffect, useRef, useState} from 'react';

import {Card} from '@site/src/layout/Card';

import type {ColumnUse} from '../../count/preview';
import {hasResult, type PhoneLogActions, type ReadLog} from '../reading/logState';
import {TextButton} from '../TextButton';
import {Account} from './Account';
import {PreviewTable} from './PreviewTable';
import {Sentences} from './Sentences';
import styles from './Sheet.module.css';
import {Total, totalTexts} from './Total';

/** Milliseconds after the last change before the total is spoken. */
const SPEAK_AFTER_MS = 350;

/** Says the total once it rests. */
function Spoken({text}: {readonly text: string}): ReactElement {
  const [spoken, setSpoken] = useState('');
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return undefined;
    }
    const timer = setTimeout(() => setSpoken(text), SPEAK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="visuallyHidden">
      {spoken}
    </p>
  );
}

/** Goes to the first choice that is open, and opens its fold. */
const goToOpen = (form: HTMLElement | null, key: string): void => {
  const control = form?.querySelector<HTMLElement>(`[data-opens="${CSS.escape(key)}"]`);
  const fold = control?.closest('details');
  if (fold) fold.open = true;
  control?.focus({preventScroll: true});
  control?.scrollIntoView({block: 'center'});
};

export interface SheetProps {
  readonly log: ReadLog;
  readonly actions: PhoneLogActions;
}

/** Reading of the log in five sentences with controls; the total follows each choice. */
export function Sheet({log, actions}: SheetProps): ReactElement {
  const {sheet, taken} = log;
  const form = useRef<HTMLDivElement>(null);
  const [lit, setLit] = useState<ColumnUse | null>(null);
  const [first] = sheet.open;
  const isReady = log.figures !== null;
  const hasShown = hasResult(log);
  const show = (): void => {
    if (isReady) actions.showResult();
    else if (first) goToOpen(form.current, 'key' in first ? first.key : first.kind);
  };
  return (
    <Card as="section" aria-labelledby="sheet" className={styles.sheet}>
      <div ref={form}>
        <div className={styles.head}>
          <h2 id="sheet" tabIndex={-1} data-focus-target={hasShown ? undefined : true}>
            Check how we read your log
          </h2>
          <Account sheet={sheet} fileName={taken.name} />
        </div>
        <div className={styles.body}>
          <div className={styles.say}>
            <Sentences sheet={sheet} onChoose={actions.choose} onUse={setLit} />
          </div>
          <div className={styles.side}>
            <PreviewTable preview={sheet.preview} names={sheet.names} lit={lit} />
            <Total sheet={sheet} isReady={isReady} hasButton={!hasShown} onShow={show} />
            {hasShown ? null : (
              <p className={styles.another}>
                <TextButton onClick={actions.startOver}>Choose another file</TextButton>
              </p>
            )}
          </div>
        </div>
        <Spoken text={totalTexts(sheet).join('. ')} />
      </div>
    </Card>
  );
}
