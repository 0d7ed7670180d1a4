import type {ReactElement} from 'react';
import Layout from '@theme/Layout';

import {ButtonLink} from '@site/src/components/ui/Button/Button';
import {Section, SectionHead} from '@site/src/components/ui/Section/Section';
import {Tag} from '@site/src/components/ui/Tag/Tag';
import {
  allIntegrations,
  integrationCategories,
  integrationStatuses,
} from '@site/src/data/integrations';

export default function IntegrationsPage(): ReactElement {
  return (
    <Layout
      title="Integrations"
      description="The EMR, practice management, and dental systems that Ringwell books into."
    >
      <main id="main">
        <Section ground="tint">
          <h1>It plugs into the software already on your front desk</h1>
        </Section>
        <Section>
          <SectionHead title="What each one does and needs" />
          <ul role="list">
            {allIntegrations.map(({id, name, category, status, description, needs}) => (
              <li key={id} id={id}>
                <h3>{name}</h3>
                <p>
                  {integrationCategories[category].name}{' '}
                  <Tag tone={status === 'beta' ? 'booked' : 'live'}>
                    {integrationStatuses[status].name}
                  </Tag>
                </p>
                <p>{description}</p>
                <p>Needs: {needs}</p>
              </li>
            ))}
          </ul>
          <ButtonLink to="/contact?topic=integration">Request an integration</ButtonLink>
        </Section>
      </main>
    </Layout>
  );
}
