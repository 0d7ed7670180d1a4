import type {ReactElement} from 'react';
import clsx from 'clsx';

import {type ObjectOf} from './objectOf';
import styles from './objects.module.css';

/** What was asked and what was said. */
export function Facts({rows}: ObjectOf<'facts'>): ReactElement {
  return (
    <dl className={clsx(styles.ruled, styles.beside)}>
      {rows.map(({term, value}) => (
        <div key={term}>
          <dt className="muted">{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
