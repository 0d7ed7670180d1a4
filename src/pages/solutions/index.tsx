import type {ReactElement} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import rows from '@generated/specialty-pages/default/overview.json';
import Layout from '@theme/Layout';

import {FactList} from '@site/src/components/layout/FactList';
import {Main} from '@site/src/components/layout/Main';
import {PageHead} from '@site/src/components/layout/PageHead';
import {Section, SectionHead} from '@site/src/components/layout/Section';
import {Split} from '@site/src/components/layout/Split';
import {DemoBand} from '@site/src/components/shared/cta/DemoBand';
import {JsonLd} from '@site/src/components/shared/json-ld/JsonLd';
import {overviewCards} from '@site/src/data/specialtiesOverview';
import {breadcrumbs, softwareApplicationJsonLd} from '@site/src/domain/seo/jsonLd';

import {benefits, demo, head, list} from './_content';
import {SpecialtyCards} from './_parts/SpecialtyCards';
import {SpecialtyRows} from './_parts/SpecialtyRows';

const DESCRIPTION =
  'An AI receptionist for practices from dental to veterinary: each specialty with its own questions, its own schedule, and its own emergency rules.';
const KEYWORDS = ['AI receptionist by specialty', 'medical answering service', 'practice phone'];

export default function SolutionsPage(): ReactElement {
  useBrokenLinks().collectAnchor('all');
  return (
    <Layout title="AI Receptionist Solutions by Specialty" description={DESCRIPTION}>
      <PageMetadata keywords={KEYWORDS} />
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
      <Main>
        <PageHead
          title={head.title}
          lede={
            <>
              <span>{head.lede}</span>{' '}
              <Link className="noPrint textLink" to="#all">
                {head.link}
              </Link>
            </>
          }
        >
          <SpecialtyCards />
        </PageHead>
        <Section labelledBy="all">
          <SectionHead id="all" title={list.title}>
            {list.lede}
          </SectionHead>
          <SpecialtyRows rows={rows} />
        </Section>
        <Section ground="tint" labelledBy="benefits" tight>
          <Split headingId="benefits" title={benefits.title}>
            <FactList
              layout="figures"
              facts={benefits.facts.map(({term, figure}) => ({term, fact: <b>{figure}</b>}))}
            />
          </Split>
        </Section>
        <DemoBand
          source="solutions"
          id="demo"
          title={demo.title}
          text={demo.text}
          demoLabel="Schedule Your Demo"
          buttons="right"
        />
      </Main>
    </Layout>
  );
}
