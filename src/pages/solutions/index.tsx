import type {ReactElement} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import rows from '@generated/specialty-pages/default/overview.json';

import {pages} from '@site/src/data/pages';
import {FactList} from '@site/src/layout/FactList';
import {Page} from '@site/src/layout/Page';
import {PageHead} from '@site/src/layout/PageHead';
import {Section} from '@site/src/layout/Section';
import {Split} from '@site/src/layout/Split';
import {DemoBand} from '@site/src/features/cta/parts/DemoBand';
import {JsonLd} from '@site/src/features/seo/parts/JsonLd';
import {claims} from '@site/src/data/claims';
import {demoFacts, goLive} from '@site/src/data/subjects';
import {overviewCards} from '@site/src/features/specialties/overview';
import {breadcrumbs, softwareApplicationJsonLd} from '@site/src/features/seo/rules/jsonLd';

import {SpecialtyList} from './_parts/SpecialtyList';

const DESCRIPTION =
  'An AI receptionist for practices from dental to veterinary: each specialty with its own questions, its own schedule, and its own emergency rules.';
/** Everyday words for the specialties. */
const aliases = Object.values(rows).map(({alias}) => alias);

export default function SolutionsPage(): ReactElement {
  return (
    <Page title="AI Receptionist Solutions by Specialty" description={DESCRIPTION}>
      <PageMetadata keywords={[...pages['/solutions'].keywords, ...aliases]} />
      <JsonLd
        data={[
          softwareApplicationJsonLd({
            description: DESCRIPTION,
            path: '/solutions',
            featureList: overviewCards.flatMap(({bullets}) => bullets),
          }),
          breadcrumbs([{name: 'Solutions', to: '/solutions'}]),
        ]}
      />
      <PageHead
        title="An AI receptionist for your specialty"
        lede="A caller from each specialty, and what happens next: by your questions, your rules, and your calendar."
      >
        <SpecialtyList rows={rows} />
      </PageHead>
      <Section labelledBy="benefits" isTight>
        <Split headingId="benefits" title="The same in every specialty">
          <FactList
            layout="figures"
            facts={[
              {term: 'No-shows, down by', fact: <b>{`up to ${claims.noShowReduction}`}</b>},
              {term: 'Every call answered in', fact: <b>{`${claims.answerSeconds} seconds`}</b>},
              {term: 'Once we can see your schedule', fact: <b>{goLive.name}</b>},
            ]}
          />
        </Split>
      </Section>
      <DemoBand
        source="solutions"
        id="demo"
        title="Hear it answer your most common call"
        text={demoFacts.what}
        demoLabel="Schedule Your Demo"
      />
    </Page>
  );
}
