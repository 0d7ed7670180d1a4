import type {ReactElement} from 'react';
import clsx from 'clsx';

import facts from './Facts.module.css';
import {type ObjectOf} from './objectOf';
import ruled from './ruled.module.css';
import styles from './Teeth.module.css';

/** Universal numbering: 1 to 16 along the top from the patient's right, 17 to 32 back below. */
const UPPER = Array.from({length: 16}, (_, index) => index + 1);
const LOWER = Array.from({length: 16}, (_, index) => 32 - index);

/** Where it hurts, as the caller said it and as the chart will read it. */
export function Teeth({marked, heard, written}: ObjectOf<'teeth'>): ReactElement {
  const row = (numbers: readonly number[], jaw: 'upper' | 'lower'): ReactElement => (
    <div className={styles.jaw} data-jaw={jaw}>
      {numbers.map((number) => (
        <span key={number} data-marked={marked.includes(number) ? '' : undefined}>
          {marked.includes(number) ? number : null}
        </span>
      ))}
    </div>
  );

  return (
    <div className={styles.teeth}>
      <div
        role="img"
        aria-label={`Tooth chart with number ${marked.join(' and ')} marked.`}
        className={styles.chart}
      >
        {row(UPPER, 'upper')}
        {row(LOWER, 'lower')}
      </div>
      <dl className={clsx(ruled.ruled, facts.facts)}>
        <div>
          <dt>Heard</dt>
          <dd>
            <q>{heard}</q>
          </dd>
        </div>
        <div>
          <dt>Noted</dt>
          <dd>{written}</dd>
        </div>
      </dl>
    </div>
  );
}
