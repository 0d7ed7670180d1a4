import type {ReactElement} from 'react';
import Layout from '@theme/Layout';

import {Section} from '@site/src/components/ui/Section/Section';

export default function SecurityPage(): ReactElement {
  return (
    <Layout title="Security" description="How Ringwell handles patient information.">
      <main id="main">
        <Section ground="tint" labelledBy="page-title">
          <h1 id="page-title">What we do with what your patients say</h1>
          <p className="lede">
            HIPAA Ready, SOC 2, US data residency, and a breach report within 24 hours.
          </p>
        </Section>
      </main>
    </Layout>
  );
}
