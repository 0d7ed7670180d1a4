import type {ReactElement} from 'react';
import clsx from 'clsx';

import styles from './Facts.module.css';
import {type ObjectOf} from './objectOf';
import ruled from './ruled.module.css';

/** What was asked and what was said. */
export function Facts({rows}: ObjectOf<'facts'>): ReactElement {
  return (
    <dl className={clsx(ruled.ruled, styles.facts)}>
      {rows.map(({term, value}) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
