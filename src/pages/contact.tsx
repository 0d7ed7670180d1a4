import type {ReactElement} from 'react';
import Layout from '@theme/Layout';

import {ContactContent} from '@site/src/components/pages/contact/ContactContent';
import {FaqJsonLd} from '@site/src/components/shared/json-ld/FaqJsonLd';
import {contactFaq} from '@site/src/data/contactContent';

export default function ContactPage(): ReactElement {
  return (
    <Layout
      title="Contact"
      description="Call, write, or schedule a demo. A person answers within 24 hours, and the test line answers at once."
    >
      <FaqJsonLd items={contactFaq} />
      <main id="main">
        <ContactContent />
      </main>
    </Layout>
  );
}
