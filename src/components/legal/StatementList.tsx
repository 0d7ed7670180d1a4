import type {ReactElement} from 'react';

import type {StatementItem} from '@site/src/data/legalAccessibility';

import styles from './statementList.module.css';

export function StatementList({items}: {readonly items: readonly StatementItem[]}): ReactElement {
  return (
    <ul role="list" className={styles.list}>
      {items.map(({title, text}) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
