import type {ReactElement} from 'react';
import clsx from 'clsx';

import {Slot} from '@site/src/components/ui/Slot';

import {type ObjectOf} from './objectOf';
import styles from './objects.module.css';

/** The refill queue in its trays. */
export function Trays({trays}: ObjectOf<'trays'>): ReactElement {
  return (
    <ul role="list" className={clsx(styles.opened, styles.trays)}>
      {trays.map(({label, tone, orders}) => (
        <li key={label}>
          <p className={styles.between}>
            <b>{label}</b> <span className="faint">{orders.length}</span>
          </p>
          <ul role="list">
            {orders.map(({number, note}) => (
              <li key={number}>
                <Slot tone={tone} className={clsx('num', styles.order)}>
                  <b>{number}</b> {note}
                </Slot>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
