import type {ReactElement} from 'react';

import {FactList} from '@site/src/layout/FactList';
import {EmailAddress} from '@site/src/features/cta/parts/contactLinks';
import {PhoneLink} from '@site/src/features/cta/parts/PhoneLink';
import {company} from '@site/src/config/company';
import {claims} from '@site/src/data/claims';
import {officeHours} from '@site/src/data/officeHours';
import {aiPhoneLine} from '@site/src/data/subjects';
import {whyChooseUs} from '../content';

import styles from './ContactInfo.module.css';

const contact = [
  {
    term: 'Phone',
    fact: (
      <>
        <PhoneLink variant="plain" className={`num quiet ${styles.number}`}>
          {company.phone.display}
        </PhoneLink>
        <small>Our AI line. {aiPhoneLine.does}</small>
      </>
    ),
  },
  {term: 'Email', fact: <EmailAddress />},
  {term: 'Service area', fact: 'Across the US, with remote support'},
];

/** Other ways to reach us, office hours, and claims, beside the form. */
export function ContactInfo(): ReactElement {
  return (
    <div className={`stack ${styles.info}`}>
      <section aria-labelledby="information">
        <h2 id="information">Contact Information</h2>
        <FactList className="small" facts={contact} />
      </section>
      <section aria-labelledby="hours">
        <h2 id="hours">Office hours</h2>
        <FactList
          className="small"
          facts={officeHours.map(({days, hours}) => ({term: days, fact: hours ?? 'Closed'}))}
        />
        <p className="small muted above8">
          Our AI monitors support emails {claims.coverageShort} for critical issues.
        </p>
      </section>
      <section aria-labelledby="why">
        <h2 id="why">Why Choose Us</h2>
        <ul role="list" className={styles.why}>
          {whyChooseUs.map(({figure, label}) => (
            <li key={label}>
              <b>{figure}</b> {label}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
