import type {ReactElement} from 'react';

import styles from './objects.module.css';
import {type ObjectOf} from './objectOf';

/** What was asked and what was said. */
export function Facts({rows}: ObjectOf<'facts'>): ReactElement {
  return (
    <dl className={styles.facts}>
      {rows.map(({term, value}) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
