import type {ReactElement} from 'react';

import {FactList} from '@site/src/components/layout/FactList';

import {type ObjectOf} from './objectOf';
import styles from './objects.module.css';

/** What must not be answered, and where it goes. */
export function Rules({rows}: ObjectOf<'rules'>): ReactElement {
  return (
    <FactList
      className={styles.facts}
      facts={rows.map(({what, when}) => ({term: what, fact: when}))}
    />
  );
}
