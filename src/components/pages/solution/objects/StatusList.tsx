import type {ReactElement} from 'react';

import {Tag} from '@site/src/components/ui/Tag';

import {type ObjectOf} from './objectOf';
import styles from './objects.module.css';

/** Names and how each call ended. */
export function StatusList({rows}: ObjectOf<'status-list'>): ReactElement {
  return (
    <ul role="list" className={styles.ruled}>
      {rows.map(({label, status, tone}) => (
        <li key={label} className={styles.between}>
          <b>{label}</b> <Tag tone={tone}>{status}</Tag>
        </li>
      ))}
    </ul>
  );
}
