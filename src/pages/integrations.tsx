import type {ReactElement} from 'react';
import Layout from '@theme/Layout';

import {IntegrationsContent} from '@site/src/components/pages/integrations/IntegrationsContent';
import {allIntegrations} from '@site/src/data/integrations';

export default function IntegrationsPage(): ReactElement {
  return (
    <Layout
      title="Integrations"
      description="The EMR, practice management, and dental systems that Ringwell books into: what each connection does, needs, and leaves alone."
    >
      <main id="main">
        <IntegrationsContent integrations={allIntegrations} />
      </main>
    </Layout>
  );
}
