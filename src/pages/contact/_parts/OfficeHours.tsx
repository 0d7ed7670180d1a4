import type {ReactElement} from 'react';

import {FactList} from '@site/src/components/layout/FactList';
import {Split} from '@site/src/components/layout/Split';
import {claims} from '@site/src/data/claims';
import {officeHours} from '@site/src/data/officeHours';

/** When a person answers, and what is watched at all hours. */
export function OfficeHours(): ReactElement {
  return (
    <Split
      headingId="hours"
      title="Office hours"
      aside={
        <p>
          Our AI monitors support emails {claims.coverageShort} for critical issues. The{' '}
          {claims.contactReplyHours} hours for a person’s reply do not count Sunday.
        </p>
      }
    >
      <FactList
        layout="figures"
        facts={officeHours.map(({days, hours}) => ({term: days, fact: hours ?? 'Closed'}))}
      />
    </Split>
  );
}
