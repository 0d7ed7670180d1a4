import type {ReactElement} from 'react';
import Layout from '@theme/Layout';

import {Section} from '@site/src/components/ui/Section/Section';

export default function AboutPage(): ReactElement {
  return (
    <Layout title="About" description="Who answers, who made it, and what you can hold us to.">
      <main id="main">
        <Section ground="tint" labelledBy="page-title">
          <h1 id="page-title">We started with the phone, because that is where care starts</h1>
          <p className="lede">
            A small company in Toronto that answers phones for practices across the US.
          </p>
        </Section>
      </main>
    </Layout>
  );
}
