import type {ReactElement} from 'react';

import {Tag} from '@site/src/components/ui/Tag/Tag';

import styles from './objects.module.css';
import {type ObjectOf} from './objectOf';

/** Names and how each call ended. */
export function StatusList({rows}: ObjectOf<'status-list'>): ReactElement {
  return (
    <ul role="list" className={styles.statusList}>
      {rows.map(({label, status, tone}) => (
        <li key={label}>
          <span>{label}</span> <Tag tone={tone}>{status}</Tag>
        </li>
      ))}
    </ul>
  );
}
