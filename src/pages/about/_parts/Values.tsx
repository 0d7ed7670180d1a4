import type {ReactElement} from 'react';

import {RuledList} from '@site/src/components/layout/RuledList';
import {Section, SectionHead} from '@site/src/components/layout/Section';
import {companyValues} from '../_content/team';

import styles from './Values.module.css';

/** Four rules, two by two, the double margin between them. */
export function Values(): ReactElement {
  return (
    <Section ground="tint" labelledBy="values">
      <SectionHead id="values" title="Four values, as rules" />
      <RuledList layout="stacked" className={styles.values}>
        {companyValues.map(({title, text}) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </RuledList>
    </Section>
  );
}
