import type {ReactElement} from 'react';

import {Section} from '@site/src/components/layout/Section';
import {companyValues} from '@site/src/data/team';

import styles from './Values.module.css';

/** Four rules, two by two, the double margin between them. */
export function Values(): ReactElement {
  return (
    <Section labelledBy="values">
      <h2 id="values">Four values, as rules</h2>
      <ul role="list" className={styles.values}>
        {companyValues.map(({title, text}) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
