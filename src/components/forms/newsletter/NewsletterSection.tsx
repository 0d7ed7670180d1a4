import {type ReactElement, useId} from 'react';

import {Columns} from '@site/src/components/layout/Columns';

import {NewsletterForm} from './NewsletterForm';
import styles from './NewsletterSection.module.css';

/**
 * The sign-up in the footer of every page.
 *
 * The two sentences are what a visitor agrees to. They are kept with every address as its consent
 * version: a change here needs a new one in `supabase/migrations`.
 */
export function NewsletterSection(): ReactElement {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Columns split="6/5" align="center">
        <h2 id={id}>One short letter a month on running a calmer front desk.</h2>
        <div>
          <NewsletterForm source="website" />
          <p className="micro muted">No patient data, ever. Unsubscribe from any issue.</p>
        </div>
      </Columns>
    </section>
  );
}
