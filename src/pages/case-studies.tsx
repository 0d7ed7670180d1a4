import type {ReactElement} from 'react';
import Layout from '@theme/Layout';

import {Section} from '@site/src/components/ui/Section/Section';

export default function CaseStudiesPage(): ReactElement {
  return (
    <Layout
      title="Case studies"
      description="Three practices, before and after Ringwell answered the phone."
    >
      <main id="main">
        <Section ground="tint" labelledBy="page-title">
          <h1 id="page-title">Three practices, before and after</h1>
          <p className="lede">
            A dental clinic in Dallas, a family practice in Phoenix, and a physiotherapy group in
            Chicago.
          </p>
        </Section>
      </main>
    </Layout>
  );
}
