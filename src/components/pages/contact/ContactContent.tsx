import type {ComponentType, ReactElement} from 'react';

import {usePublicEnv} from '@site/src/components/shared/env/usePublicEnv';
import {lazyChunk} from '@site/src/components/shared/lazy-chunk/lazyChunk';
import {Accordion} from '@site/src/components/ui/Accordion';
import {PageHead} from '@site/src/components/layout/PageHead';
import {Section} from '@site/src/components/layout/Section';
import {Split} from '@site/src/components/layout/Split';
import {contactFaq, officeHours} from '@site/src/data/contactContent';
import {connectBackend} from '@site/src/domain/backend/backendClient';
import {sendContactMessage} from '@site/src/domain/contact/sendContactMessage';

import styles from './ContactContent.module.css';
import {ContactDetails} from './ContactDetails';
import {ContactForm} from '@site/src/components/forms/contact/ContactForm';
import {OfficeWeek} from './OfficeWeek';
import type {EnhancedSelectProps} from '@site/src/components/forms/contact/SelectField';
import {Ways} from './Ways';

/** Its 28 kB come once somebody is at the form. */
const loadSelect = async (): Promise<ComponentType<EnhancedSelectProps>> =>
  (await import('@site/src/components/forms/contact/RadixSelect')).RadixSelect;

export function ContactContent(): ReactElement {
  const env = usePublicEnv();
  return (
    <>
      <PageHead
        title="Get in Touch"
        lede="Four ways in. Three reach a person; one reaches the thing you are thinking of buying."
      >
        <Ways />
      </PageHead>

      <Section labelledBy="write">
        <div className={styles.write}>
          <div className={styles.form}>
            <h2 id="write">Tell us about your phones</h2>
            <p>Four fields are required. The rest help us send the right person.</p>
            <ContactForm
              send={(form) => sendContactMessage(() => lazyChunk(() => connectBackend(env)), form)}
              loadSelect={loadSelect}
            />
          </div>
          <div className={styles.details}>
            <ContactDetails />
          </div>
        </div>
      </Section>

      <Section ground="tint" labelledBy="hours">
        <div className={styles.hours}>
          <div className={styles.words}>
            <h2 id="hours">Office hours</h2>
            <dl>
              {officeHours.map(({days, hours}) => (
                <div key={days}>
                  <dt>{days}</dt>
                  <dd>{hours ?? 'Closed'}</dd>
                </div>
              ))}
            </dl>
            <p>
              The line along the bottom never stops: our AI monitors support emails 24/7 for
              critical issues.
            </p>
          </div>
          <div className={styles.week}>
            <OfficeWeek />
          </div>
        </div>
      </Section>

      <Section labelledBy="before">
        <Split
          headingId="before"
          title="Before you write"
          aside={<p>These three are most of our inbox.</p>}
        >
          <Accordion items={contactFaq} />
        </Split>
      </Section>
    </>
  );
}
