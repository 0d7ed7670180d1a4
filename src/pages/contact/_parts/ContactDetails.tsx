import type {ReactElement} from 'react';

import {FactList} from '@site/src/components/layout/FactList';
import {emailFact, phoneFact} from '@site/src/components/shared/cta/contactFacts';
import {TickList} from '@site/src/components/ui/TickList';
import {claims} from '@site/src/data/claims';
import {officeHours} from '@site/src/data/officeHours';
import {whyChooseUs} from '../_content';

import styles from './ContactDetails.module.css';

/** Addresses, office hours, and our claims, below the form. */
export function ContactDetails(): ReactElement {
  return (
    <div className={styles.details}>
      <div>
        <h2 className="h3">Contact Information</h2>
        <FactList
          layout="below"
          facts={[
            emailFact,
            phoneFact,
            {term: 'Service area', fact: 'Across the US, with remote support'},
          ]}
        />
      </div>
      <div>
        <h2 className="h3">Office hours</h2>
        <FactList
          layout="figures"
          facts={officeHours.map(({days, hours}) => ({term: days, fact: hours ?? 'Closed'}))}
        />
        <p className="small muted">
          Our AI monitors support emails {claims.coverageShort} for critical issues. Sundays don’t
          count toward the {claims.contactReplyHours} hours in which a person replies.
        </p>
      </div>
      <div>
        <h2 className="h3">Why Choose Us</h2>
        <TickList items={whyChooseUs} />
      </div>
    </div>
  );
}
