import type {ReactElement} from 'react';

import {Card} from '@site/src/layout/Card';
import {Page} from '@site/src/layout/Page';
import {PageHead} from '@site/src/layout/PageHead';
import {FaqSection} from '@site/src/features/faq/parts/FaqSection';
import {aiPhoneLine, replyPromise} from '@site/src/data/subjects';
import {ContactForm} from '../../features/contact/parts/form/ContactForm';
import {ContactInfo} from '../../features/contact/parts/ContactInfo';
import {ContactOptions} from '../../features/contact/parts/ContactOptions';
import {contactFaq} from '../../features/contact/content';

import styles from './index.module.css';

export default function ContactPage(): ReactElement {
  return (
    <Page
      title="Contact and Office Hours"
      description={`Write, schedule a demo, or call. ${replyPromise.sentence} The number is ${aiPhoneLine.name}.`}
    >
      <PageHead title="Get in Touch">
        <ContactOptions />
        <Card className={styles.sheet}>
          <ContactForm />
          <ContactInfo />
        </Card>
      </PageHead>
      <FaqSection title="Common questions" items={contactFaq} isFirstOpen />
    </Page>
  );
}
