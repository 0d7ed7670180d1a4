import type {ReactElement} from 'react';
import Layout from '@theme/Layout';

import {Card} from '@site/src/components/layout/Card';
import {Main} from '@site/src/components/layout/Main';
import {PageHead} from '@site/src/components/layout/PageHead';
import {FaqSection} from '@site/src/components/shared/FaqSection';
import {line, reply} from '@site/src/data/subjects';
import {ContactForm} from './_parts/form/ContactForm';
import {ContactInfo} from './_parts/ContactInfo';
import {ContactOptions} from './_parts/ContactOptions';
import {contactFaq} from './_content';

import styles from './index.module.css';

export default function ContactPage(): ReactElement {
  return (
    <Layout
      title="Contact and Office Hours"
      description={`Write, schedule a demo, or call. ${reply.sentence} The number is ${line.name}.`}
    >
      <Main>
        <PageHead title="Get in Touch">
          <ContactOptions />
          <Card className={styles.sheet}>
            <ContactForm />
            <ContactInfo />
          </Card>
        </PageHead>
        <FaqSection title="Common questions" items={contactFaq} openFirst />
      </Main>
    </Layout>
  );
}
