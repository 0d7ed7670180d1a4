import type {ReactElement} from 'react';

import styles from './objects.module.css';
import {type ObjectOf} from './objectOf';

/** What must not be answered, and where it goes. */
export function Rules({rows}: ObjectOf<'rules'>): ReactElement {
  return (
    <ul role="list" className={styles.rules}>
      {rows.map(({what, when}) => (
        <li key={when}>
          <b>{what}</b> <span>{when}</span>
        </li>
      ))}
    </ul>
  );
}
