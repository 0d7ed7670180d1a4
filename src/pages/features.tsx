import type {ReactElement} from 'react';
import Layout from '@theme/Layout';

import {FeaturesContent} from '@site/src/components/pages/features/FeaturesContent';

export default function FeaturesPage(): ReactElement {
  return (
    <Layout
      title="Features"
      description="Follow one lunch-hour call through fifteen features: answered, triaged, booked, confirmed, reported, and on the record."
    >
      <main id="main">
        <FeaturesContent />
      </main>
    </Layout>
  );
}
