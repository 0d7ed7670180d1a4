import type {ReactElement} from 'react';

import {FactList} from '@site/src/components/layout/FactList';
import {emailFact, phoneFact} from '@site/src/components/shared/cta/contactFacts';
import {TickList} from '@site/src/components/ui/TickList';
import {whyChooseUs} from '../_content';

import styles from './ContactDetails.module.css';

/** Beside the form: how to reach us otherwise, and why. */
export function ContactDetails(): ReactElement {
  return (
    <aside className={styles.details} aria-label="Contact details">
      <div>
        <h3>Contact Information</h3>
        <FactList
          layout="below"
          facts={[
            phoneFact,
            emailFact,
            {term: 'Service area', fact: 'Across the US, with remote support'},
          ]}
        />
      </div>
      <div>
        <h3>Why Choose Us</h3>
        <TickList items={whyChooseUs} />
      </div>
    </aside>
  );
}
