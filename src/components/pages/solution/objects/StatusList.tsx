import type {ReactElement} from 'react';
import clsx from 'clsx';

import {Tag} from '@site/src/components/ui/Tag';

import {type ObjectOf} from './objectOf';
import ruled from './ruled.module.css';
import styles from './StatusList.module.css';

/** Names and how each call ended. */
export function StatusList({rows}: ObjectOf<'status-list'>): ReactElement {
  return (
    <ul role="list" className={clsx(ruled.ruled, styles.statusList)}>
      {rows.map(({label, status, tone}) => (
        <li key={label}>
          <span>{label}</span> <Tag tone={tone}>{status}</Tag>
        </li>
      ))}
    </ul>
  );
}
