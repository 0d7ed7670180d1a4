import type {ReactElement} from 'react';
import clsx from 'clsx';

import {type ObjectOf} from './objectOf';
import styles from './objects.module.css';

/** What must not be answered, and where it goes. */
export function Rules({rows}: ObjectOf<'rules'>): ReactElement {
  return (
    <ul role="list" className={clsx(styles.ruled, styles.beside)}>
      {rows.map(({what, when}) => (
        <li key={when}>
          <b>{what}</b> <span className="muted">{when}</span>
        </li>
      ))}
    </ul>
  );
}
