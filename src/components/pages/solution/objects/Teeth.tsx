import type {ReactElement} from 'react';

import {FactList} from '@site/src/components/layout/FactList';

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
          className={styles.cell}
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
      <FactList
        className={styles.facts}
        facts={[
          {term: 'Heard', fact: <q>{heard}</q>},
          {term: 'Noted', fact: written},
        ]}
      />
    </div>
  );
}
