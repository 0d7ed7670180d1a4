import type {ReactElement} from 'react';

import {TradeIcon} from '@site/src/components/shared/TradeIcon';
import {type ObjectOf} from './objectOf';
import styles from './objects.module.css';

/** One owner, several charts. */
export function Charts({rows}: ObjectOf<'charts'>): ReactElement {
  return (
    <ul role="list" className={styles.ruled}>
      {rows.map(({icon, name, note}) => (
        <li key={name} className={styles.chart}>
          <TradeIcon name={icon} />
          <b>{name}</b> <span className="muted">{note}</span>
        </li>
      ))}
    </ul>
  );
}
