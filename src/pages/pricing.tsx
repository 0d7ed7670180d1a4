import type {ReactElement} from 'react';
import Layout from '@theme/Layout';

import {PricingContent} from '@site/src/components/pricing/PricingContent';
import {features} from '@site/src/config/features';

export default function PricingPage(): ReactElement {
  return (
    <Layout
      title="Pricing"
      description="Flat monthly plans for one front desk or a hundred, no contracts, and a 30-day money-back guarantee. Find the plan that fits with two numbers."
    >
      <main id="main">
        <PricingContent flags={features} />
      </main>
    </Layout>
  );
}
