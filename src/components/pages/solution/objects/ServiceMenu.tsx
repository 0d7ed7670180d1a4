import type {ReactElement} from 'react';

import {type ObjectOf} from './objectOf';
import styles from './objects.module.css';

/** Who may do what, and how long it takes. */
export function ServiceMenu({rows}: ObjectOf<'menu'>): ReactElement {
  return (
    <ul role="list" className={styles.ruled}>
      {rows.map(({service, minutes, by}) => (
        <li key={service}>
          <p className={styles.between}>
            <b>{service}</b>
            <span aria-hidden="true" className={styles.leader} />
            <span className="num">{minutes} min</span>
          </p>
          <p className="micro muted">{by}</p>
        </li>
      ))}
    </ul>
  );
}
