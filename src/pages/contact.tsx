import type {ReactElement} from 'react';
import Layout from '@theme/Layout';

import {ContactContent} from '@site/src/components/contact/ContactContent';

export default function ContactPage(): ReactElement {
  return (
    <Layout
      title="Contact"
      description="Call, write, or schedule a demo. A person answers within 24 hours, and the test line answers at once."
    >
      <main id="main">
        <ContactContent />
      </main>
    </Layout>
  );
}
