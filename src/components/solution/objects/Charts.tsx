import type {ReactElement} from 'react';

import {TradeIcon} from '../TradeIcon';
import styles from './objects.module.css';
import {type ObjectOf} from './objectOf';

/** One owner, several charts. */
export function Charts({rows}: ObjectOf<'charts'>): ReactElement {
  return (
    <ul role="list" className={styles.charts}>
      {rows.map(({icon, name, note}) => (
        <li key={name}>
          <TradeIcon name={icon} />
          <b>{name}</b> <span>{note}</span>
        </li>
      ))}
    </ul>
  );
}
