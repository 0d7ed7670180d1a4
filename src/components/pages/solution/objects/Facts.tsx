import type {ReactElement} from 'react';

import {FactList} from '@site/src/components/layout/FactList';

import {type ObjectOf} from './objectOf';
import styles from './objects.module.css';

/** What was asked and what was said. */
export function Facts({rows}: ObjectOf<'facts'>): ReactElement {
  return (
    <FactList className={styles.facts} facts={rows.map(({term, value}) => ({term, fact: value}))} />
  );
}
