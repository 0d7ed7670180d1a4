import type {ReactElement} from 'react';

import {RuledList} from '@site/src/components/layout/RuledList';

import styles from './NotClaimed.module.css';

export interface NotClaimedProps {
  readonly items: readonly {readonly title: string; readonly text: string}[];
}

/** What buyers are often told, and we do not say. */
export function NotClaimed({items}: NotClaimedProps): ReactElement {
  return (
    <>
      <h2>What we do not claim</h2>
      <RuledList className={styles.list}>
        {items.map(({title, text}) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </RuledList>
    </>
  );
}
