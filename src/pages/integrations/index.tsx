import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';

import {PageHead} from '@site/src/components/layout/PageHead';
import {Section, SectionHead} from '@site/src/components/layout/Section';
import {Split} from '@site/src/components/layout/Split';
import {Main} from '@site/src/components/layout/Main';
import {GoLive} from './_parts/GoLive';
import {PatchPanel} from './_parts/PatchPanel';
import {SystemLedger} from './_parts/SystemLedger';
import {DataExchange} from './_parts/DataExchange';
import {relatedLinks} from '@site/src/data/relatedLinks';
import {DemoBand} from '@site/src/components/shared/cta/DemoBand';
import {Questions} from '@site/src/components/shared/Questions';
import {claims} from '@site/src/data/claims';
import {brand} from '@site/src/config/brand';
import {allIntegrations} from '@site/src/data/integrations';
import {integrationQuestions} from '@site/src/data/managerQuestions';
import {countByStatus} from '@site/src/domain/integrations/filters';

const {available, beta} = countByStatus(allIntegrations);

export default function IntegrationsPage(): ReactElement {
  return (
    <Layout
      title="EHR and Practice Management Integrations"
      description={`The EMR, practice management, and dental systems that ${brand.name} books into: what each connection does, needs, and leaves alone.`}
    >
      <Main>
        <PageHead
          title="It plugs into the software already on your front desk"
          lede={`${allIntegrations.length} systems: ${available} ready today, ${beta} in beta. ${brand.name} reads live openings and writes the booking back.`}
        >
          <PatchPanel />
        </PageHead>

        <Section labelledBy="ledger">
          <SectionHead id="ledger" title="What each one does, needs, and leaves alone">
            Before a demo, open the row of your own system and read what it does not do.
          </SectionHead>
          <SystemLedger />
        </Section>

        <Section ground="tint" labelledBy="go-live">
          <SectionHead
            id="go-live"
            title={`Connect, configure, go live: ${claims.setupHours} hours`}
          >
            That is our work, once we can see your schedule. With your own tests in between, most
            practices hand over all their calls after {claims.goLiveWeeks} weeks; systems in beta
            take longer.
          </SectionHead>
          <GoLive />
        </Section>

        <Section labelledBy="wire">
          <Split
            headingId="wire"
            title="What crosses the wire, and what never does"
            aside={
              <>
                <p>
                  Every connection is HIPAA ready: encrypted both ways, limited to a short list of
                  fields, logged call by call, and covered by our agreement. It is the same for all{' '}
                  {allIntegrations.length} systems.
                </p>
                <p>
                  <Link className="textLink" to="/dpa">
                    Read the Data Processing Agreement
                  </Link>
                </p>
              </>
            }
          >
            <DataExchange />
          </Split>
        </Section>

        <Questions
          ground="tint"
          title="Before you connect"
          aside={<p>What a manager asks first about the software and the number.</p>}
          items={integrationQuestions}
          relatedLinks={relatedLinks.integrations}
        />

        <DemoBand
          source="integrations"
          id="own-schedule"
          title="See it book into a schedule like yours"
          secondButton={null}
        />
      </Main>
    </Layout>
  );
}
