import type {ReactElement} from 'react';

import {NewsletterForm} from '@site/src/components/forms/newsletter/NewsletterForm';

import styles from './StayUpdated.module.css';

/** The newsletter, below the list of articles; its sign-ups are told apart by their source. */
export function StayUpdated(): ReactElement {
  return (
    <section aria-labelledby="stay-updated" className={`wrap ${styles.section}`}>
      <div className={styles.box}>
        <div>
          <h2 id="stay-updated">Stay Updated</h2>
          <p>
            One short letter a month on running a calmer front desk. Unsubscribe from any issue.
          </p>
        </div>
        <NewsletterForm source="blog" />
      </div>
    </section>
  );
}
