import type {ReactElement} from 'react';

import type {CompanyValue} from '@site/src/data/team';

import styles from './values.module.css';

export interface ValuesProps {
  readonly items: readonly CompanyValue[];
}

export function Values({items}: ValuesProps): ReactElement {
  return (
    <ul role="list" className={styles.values}>
      {items.map(({title, text}) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
