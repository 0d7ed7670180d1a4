import type {ReactElement} from 'react';
import Layout from '@theme/Layout';

import {FaqJsonLd} from '@site/src/components/shared/json-ld/FaqJsonLd';
import {PricingContent} from '@site/src/components/pages/pricing/PricingContent';
import {featureFlags} from '@site/src/config/featureFlags';
import {pricingFaq} from '@site/src/data/pricingContent';

export default function PricingPage(): ReactElement {
  return (
    <Layout
      title="Pricing"
      description="Flat monthly plans for one front desk or a hundred, no contracts, and a 30-day money-back guarantee. Find the plan that fits with two numbers."
    >
      <FaqJsonLd items={pricingFaq} />
      <main id="main">
        <PricingContent flags={featureFlags} />
      </main>
    </Layout>
  );
}
