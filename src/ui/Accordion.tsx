import type {ReactElement, ReactNode} from 'react';

import styles from './Accordion.module.css';
import {noBreakCompounds} from './noBreakCompounds';

export interface AccordionItem {
  readonly question: string;
  readonly answer: ReactNode;
}

/** Questions as native disclosures: they open without scripts and are found by find-in-page. */
export function Accordion({
  items,
  isFirstOpen = false,
}: {
  readonly items: readonly AccordionItem[];
  readonly isFirstOpen?: boolean;
}): ReactElement {
  return (
    <div className={styles.accordion}>
      {items.map(({question, answer}, index) => (
        <details key={question} className={styles.item} open={isFirstOpen && index === 0}>
          <summary>
            <span className={`plus ${styles.question}`}>
              {/* One element, because several would be laid out in columns. */}
              <span>{noBreakCompounds(question)}</span>
            </span>
          </summary>
          <div className={styles.answer}>
            {typeof answer === 'string' ? <p>{answer}</p> : answer}
          </div>
        </details>
      ))}
    </div>
  );
}
