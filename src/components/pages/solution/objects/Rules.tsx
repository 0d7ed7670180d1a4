import type {ReactElement} from 'react';
import clsx from 'clsx';

import {type ObjectOf} from './objectOf';
import ruled from './ruled.module.css';
import styles from './Rules.module.css';

/** What must not be answered, and where it goes. */
export function Rules({rows}: ObjectOf<'rules'>): ReactElement {
  return (
    <ul role="list" className={clsx(ruled.ruled, styles.rules)}>
      {rows.map(({what, when}) => (
        <li key={when}>
          <b>{what}</b> <span>{when}</span>
        </li>
      ))}
    </ul>
  );
}
