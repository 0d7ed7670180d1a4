import type {ReactElement} from 'react';
import Layout from '@theme/Layout';

import {Section} from '@site/src/components/ui/Section/Section';

export default function AccessibilityPage(): ReactElement {
  return (
    <Layout
      title="Accessibility"
      description="How this site works for everyone, and how to tell us when it does not."
    >
      <main id="main">
        <Section ground="tint" labelledBy="page-title">
          <h1 id="page-title">If you can’t use this page, that’s our mistake</h1>
          <p className="lede">
            This site is built to WCAG 2.2 level AA. If something gets in your way, call us or write
            to us.
          </p>
        </Section>
      </main>
    </Layout>
  );
}
