import {type ReactElement, useRef} from 'react';

import {Card} from '@site/src/layout/Card';
import {Button} from '@site/src/ui/Button';

import {totalTexts} from '../../count/sentences';
import {hasResult, type PhoneLogActions, type ReadLog} from '../reading/logState';
import {TextButton} from '../TextButton';
import {Account} from './Account';
import {Preview} from './Preview';
import {Sentences} from './Sentences';
import styles from './Sheet.module.css';

/** Goes to the first choice that is open, and opens its fold. */
const goToOpen = (form: HTMLElement | null, key: string): void => {
  const control = form?.querySelector<HTMLElement>(`[data-opens="${CSS.escape(key)}"]`);
  control?.closest('details')?.setAttribute('open', '');
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
  const form = useRef<HTMLElement>(null);
  const [first] = sheet.open;
  const isReady = log.figures !== null;
  const hasShown = hasResult(log);
  const [sum, why] = totalTexts(sheet);
  const show = (): void => {
    if (isReady) actions.showResult();
    else if (first) goToOpen(form.current, 'key' in first ? first.key : first.kind);
  };
  return (
    <Card as="section" padded aria-labelledby="sheet" className={styles.sheet}>
      <div className={styles.head}>
        <h2 id="sheet" className="h3" tabIndex={-1} data-focus-target={!hasShown || undefined}>
          Check how we read your log
        </h2>
        {hasShown ? null : <Account sheet={sheet} fileName={taken.name} />}
      </div>
      <section ref={form} className={styles.body} aria-label="How we read your log">
        <Sentences sheet={sheet} onChoose={actions.choose} />
        <Preview sheet={sheet} />
      </section>
      <div className={styles.foot}>
        <div role="status">
          <p className={styles.sum}>{sum}</p>
          <p id="why" className="small muted">
            {why}
          </p>
        </div>
        {hasShown ? null : (
          <div className="actions">
            <Button
              className={isReady ? undefined : styles.waiting}
              aria-disabled={!isReady}
              aria-describedby="why"
              onClick={show}
            >
              Show the result
            </Button>
          </div>
        )}
      </div>
      {hasShown ? null : <TextButton onClick={actions.startOver}>Choose another file</TextButton>}
    </Card>
  );
}
