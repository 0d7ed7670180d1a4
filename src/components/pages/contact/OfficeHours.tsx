import type {ReactElement} from 'react';

import {Columns} from '@site/src/components/layout/Columns';
import {FactList} from '@site/src/components/layout/FactList';
import {claims} from '@site/src/data/claims';
import {officeHours} from '@site/src/data/contactContent';

import styles from './OfficeHours.module.css';
import {OfficeWeek} from './OfficeWeek';

/** The hours as a list, and the week they make. */
export function OfficeHours(): ReactElement {
  return (
    <Columns split="4/7" align="center">
      <div className={styles.words}>
        <h2 id="hours">Office hours</h2>
        <FactList
          layout="figures"
          facts={officeHours.map(({days, hours}) => ({term: days, fact: hours ?? 'Closed'}))}
        />
        <p className="muted">
          The line along the bottom never stops: our AI monitors support emails 24/7 for critical
          issues. The {claims.contactReplyHours} hours in which a person replies leave Sunday out.
        </p>
      </div>
      <OfficeWeek />
    </Columns>
  );
}
