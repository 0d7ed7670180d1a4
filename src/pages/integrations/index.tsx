import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';

import {PageHead} from '@site/src/layout/PageHead';
import {RuledList} from '@site/src/layout/RuledList';
import {Section, SectionHead} from '@site/src/layout/Section';
import {Split} from '@site/src/layout/Split';
import {Page} from '@site/src/layout/Page';
import {PatchPanel} from '../../features/integrations/parts/PatchPanel';
import {IntegrationList} from '../../features/integrations/parts/IntegrationList';
import {relatedLinks} from '@site/src/data/relatedLinks';
import {DemoBand} from '@site/src/features/cta/parts/DemoBand';
import {FaqSection} from '@site/src/features/faq/parts/FaqSection';
import {company} from '@site/src/config/company';
import {
  allIntegrations,
  sharedData,
  sharedFeatures,
  unsharedData,
} from '@site/src/features/integrations/data';
import {demoFacts, goLive} from '@site/src/data/subjects';
import {goLiveSteps, integrationQuestions} from './_content';

import styles from './index.module.css';

const available = allIntegrations.filter(({status}) => status === 'available').length;
const beta = allIntegrations.filter(({status}) => status === 'beta').length;

/** Data that a connection shares, next to the data that stays in the practice's system. */
const sides = [
  {name: 'Shared', items: sharedData},
  {name: 'Stays in your system', items: unsharedData},
];

export default function IntegrationsPage(): ReactElement {
  return (
    <Page
      title="EMR/EHR and Practice Management Integrations"
      description={`The EMR/EHR, practice management, and dental systems ${company.name} books into: what each connection does, needs, and never touches.`}
    >
      <PageHead
        title="It works with the software already on your front desk"
        lede={`${allIntegrations.length} systems: ${available} ready today, ${beta} in beta. ${company.name} reads your open times and books the visit there.`}
      >
        <PatchPanel />
      </PageHead>

      <Section labelledBy="systems">
        <SectionHead id="systems" title="System by system">
          {sharedFeatures} Reminders, recalls, and offers by text are optional, with the patient’s
          consent.
        </SectionHead>
        <IntegrationList />
      </Section>

      <Section ground="tint" labelledBy="go-live">
        <SectionHead id="go-live" title="Connect, configure, go live">
          {goLive.long} Systems in beta take longer.
        </SectionHead>
        <RuledList as="ol">
          {goLiveSteps.map(({name, when, text}) => (
            <li key={name}>
              <div>
                <h3>{name}</h3>
                <p className="small">{when}</p>
              </div>
              <p>{text}</p>
            </li>
          ))}
        </RuledList>
      </Section>

      <Section labelledBy="wire">
        <Split
          headingId="wire"
          title={`What ${company.name} reads and writes`}
          aside={
            <>
              <p>
                Every connection is HIPAA ready, logged call by call, and covered by our agreement.
                The fields are the same for every system; systems in beta use fewer.
              </p>
              <p>
                <Link className="textLink" to="/dpa">
                  Read the Data Processing Agreement
                </Link>
              </p>
            </>
          }
        >
          <div className={styles.sides}>
            {sides.map(({name, items}) => (
              <div key={name}>
                <h3>{name}</h3>
                <RuledList layout="stacked">
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </RuledList>
              </div>
            ))}
          </div>
        </Split>
      </Section>

      <FaqSection
        ground="tint"
        title="Questions about connecting"
        items={integrationQuestions}
        relatedLinks={relatedLinks.integrations}
      />

      <DemoBand
        source="integrations"
        id="own-schedule"
        title="See it book a visit in a schedule like yours"
        text={demoFacts.short}
        secondButton={null}
      />
    </Page>
  );
}
