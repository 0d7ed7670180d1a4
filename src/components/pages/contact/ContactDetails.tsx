import type {ReactElement} from 'react';

import {PhoneLink} from '@site/src/components/shared/cta/PhoneLink';
import {TickList} from '@site/src/components/ui/TickList';
import {brand} from '@site/src/config/brand';
import {whyChooseUs} from '@site/src/data/contactContent';

import styles from './ContactDetails.module.css';

/** Beside the form: how to reach us otherwise, and why. */
export function ContactDetails(): ReactElement {
  return (
    <aside className={styles.details} aria-label="Contact details">
      <div>
        <h3>Contact Information</h3>
        <dl>
          <div>
            <dt>Phone</dt>
            <dd>
              <PhoneLink variant="plain" className="num">
                {brand.phone.display}
              </PhoneLink>
            </dd>
          </div>
          <div>
            <dt>Email</dt>
            <dd>
              <a href={brand.email.href}>{brand.email.display}</a>
            </dd>
          </div>
          <div>
            <dt>Service area</dt>
            <dd>Across the US, with remote support</dd>
          </div>
        </dl>
      </div>
      <div>
        <h3>Why Choose Us</h3>
        <TickList items={whyChooseUs} className={styles.reasons} />
      </div>
    </aside>
  );
}
