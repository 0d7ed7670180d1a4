import type {ReactElement} from 'react';

import {type ObjectOf} from './objectOf';
import styles from './Trays.module.css';

/** The refill queue in its trays. */
export function Trays({trays}: ObjectOf<'trays'>): ReactElement {
  return (
    <ul role="list" className={styles.trays}>
      {trays.map(({label, tone, orders}) => (
        <li key={label}>
          <p className={styles.trayHead}>
            <b>{label}</b> <span>{orders.length}</span>
          </p>
          <ul role="list" className={styles.orders}>
            {orders.map(({number, note}) => (
              <li key={number} data-tone={tone}>
                <b>{number}</b> <span>{note}</span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
