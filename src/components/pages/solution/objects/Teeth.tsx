import type {ReactElement} from 'react';
import clsx from 'clsx';

import {type ObjectOf} from './objectOf';
import styles from './objects.module.css';

/** Universal numbering: 1 to 16 along the top from the patient's right, 17 to 32 back below. */
const UPPER = Array.from({length: 16}, (_, index) => index + 1);
const LOWER = Array.from({length: 16}, (_, index) => 32 - index);

/** Where it hurts, as the caller said it and as the chart will read it. */
export function Teeth({marked, heard, written}: ObjectOf<'teeth'>): ReactElement {
  const jaw = (numbers: readonly number[]): ReactElement => (
    <div className={styles.jaw}>
      {numbers.map((number) => (
        <span
          key={number}
          className={styles.slot}
          data-state={marked.includes(number) ? 'booked' : undefined}
        >
          {marked.includes(number) ? number : null}
        </span>
      ))}
    </div>
  );

  return (
    <div>
      <div role="img" aria-label={`Tooth chart with number ${marked.join(' and ')} marked.`}>
        {jaw(UPPER)}
        {jaw(LOWER)}
      </div>
      <dl className={clsx(styles.ruled, styles.beside)}>
        <div>
          <dt className="muted">Heard</dt>
          <dd>
            <q>{heard}</q>
          </dd>
        </div>
        <div>
          <dt className="muted">Noted</dt>
          <dd>{written}</dd>
        </div>
      </dl>
    </div>
  );
}
