import {type ReactElement, useId} from 'react';

import {Columns} from '@site/src/layout/Columns';

import {newsletterConsent} from '@site/src/features/newsletter/data';

import {NewsletterForm} from './NewsletterForm';
import styles from './NewsletterSection.module.css';

/**
 * Newsletter sign-up in the footer of every page.
 *
 * Its two sentences are the consent text (src/features/newsletter/data.ts).
 */
export function NewsletterSection(): ReactElement {
  const id = useId();
  const [promise, conditions] = newsletterConsent.website.parts;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Columns split="7/4">
        <h2 id={id}>{promise}</h2>
        <div>
          <NewsletterForm source="website">
            <p className="micro muted">{conditions}</p>
          </NewsletterForm>
        </div>
      </Columns>
    </section>
  );
}
