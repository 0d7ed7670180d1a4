import type {ReactElement} from 'react';

import {RuledList} from '@site/src/components/layout/RuledList';
import {notClaimed} from '@site/src/data/security';

import styles from './NotClaimed.module.css';

/** What buyers are often told, and we do not say. */
export function NotClaimed(): ReactElement {
  return (
    <>
      <h2>What we do not claim</h2>
      <RuledList className={styles.list}>
        {notClaimed.map(({title, text}) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </RuledList>
    </>
  );
}
