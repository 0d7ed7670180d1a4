import type {ReactElement} from 'react';
import clsx from 'clsx';

import {TradeIcon} from '@site/src/components/shared/TradeIcon';
import styles from './Charts.module.css';
import {type ObjectOf} from './objectOf';
import ruled from './ruled.module.css';

/** One owner, several charts. */
export function Charts({rows}: ObjectOf<'charts'>): ReactElement {
  return (
    <ul role="list" className={clsx(ruled.ruled, styles.charts)}>
      {rows.map(({icon, name, note}) => (
        <li key={name}>
          <TradeIcon name={icon} />
          <b>{name}</b> <span>{note}</span>
        </li>
      ))}
    </ul>
  );
}
