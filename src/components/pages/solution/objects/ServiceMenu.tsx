import type {ReactElement} from 'react';
import clsx from 'clsx';

import {type ObjectOf} from './objectOf';
import ruled from './ruled.module.css';
import styles from './ServiceMenu.module.css';

/** Who may do what, and how long it takes. */
export function ServiceMenu({rows}: ObjectOf<'menu'>): ReactElement {
  return (
    <ul role="list" className={clsx(ruled.ruled, styles.menu)}>
      {rows.map(({service, minutes, by}) => (
        <li key={service}>
          <p>
            <b>{service}</b>
            <span aria-hidden="true" className={styles.leader} />
            <span className="num">{minutes} min</span>
          </p>
          <p className={styles.by}>{by}</p>
        </li>
      ))}
    </ul>
  );
}
