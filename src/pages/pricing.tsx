import type {ReactElement} from 'react';
import Layout from '@theme/Layout';

import {FaqJsonLd} from '@site/src/components/faq/FaqJsonLd';
import {PricingContent} from '@site/src/components/pricing/PricingContent';
import {features} from '@site/src/config/features';
import {pricingFaq} from '@site/src/data/pricingContent';

export default function PricingPage(): ReactElement {
  return (
    <Layout
      title="Pricing"
      description="Flat monthly plans for one front desk or a hundred, no contracts, and a 30-day money-back guarantee. Find the plan that fits with two numbers."
    >
      <FaqJsonLd items={pricingFaq} />
      <main id="main">
        <PricingContent flags={features} />
      </main>
    </Layout>
  );
}
