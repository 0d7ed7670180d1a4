import type {ReactElement} from 'react';
import Layout from '@theme/Layout';

import {Hero} from './_parts/Hero';
import {CallLog} from './_parts/CallLog';
import {ComparisonTable} from './_parts/ComparisonTable';
import {MessageSlip} from './_parts/MessageSlip';
import {QuickEstimate} from './_parts/QuickEstimate';
import {DemoBooking} from '@site/src/features/booking/DemoBooking';
import {Figures} from '@site/src/components/layout/Figures';
import {Section, SectionHead} from '@site/src/components/layout/Section';
import {Main} from '@site/src/components/layout/Main';
import {brand} from '@site/src/config/brand';
import {comparison} from './_content/comparison';
import {coreFeatures} from './_content/coreFeatures';
import {JsonLd} from '@site/src/components/shared/json-ld/JsonLd';
import {stats} from '@site/src/data/home';
import {siteMetadata} from '@site/src/data/siteMetadata';
import {
  organizationJsonLd,
  softwareApplicationJsonLd,
  webSiteJsonLd,
} from '@site/src/domain/seo/jsonLd';

import styles from './index.module.css';

export default function HomePage(): ReactElement {
  const humanWins = comparison.filter((row) => !row.aiWins).length;

  return (
    <Layout title="AI Receptionist for Medical Practices" description={siteMetadata.description}>
      <JsonLd
        data={[
          organizationJsonLd(),
          webSiteJsonLd(),
          softwareApplicationJsonLd({
            description: siteMetadata.description,
            path: '/',
            featureList: coreFeatures.map(({name}) => name),
          }),
        ]}
      />
      <Main>
        <Hero />
        <Section tight label="In figures" className={styles.figures}>
          <Figures figures={stats.figures} />
        </Section>
        <Section labelledBy="features" className={styles.features}>
          <SectionHead id="features" title="Core Features">
            Six calls, and what answers each one.
          </SectionHead>
          <CallLog />
        </Section>
        <Section ground="tint" labelledBy="slip" className={styles.part}>
          <MessageSlip />
        </Section>
        <Section labelledBy="comparison" className={styles.part}>
          <SectionHead id="comparison" title="AI receptionist or human receptionist">
            {brand.name} does better on {comparison.length - humanWins}, your team on {humanWins}.
          </SectionHead>
          <ComparisonTable />
        </Section>
        <Section ground="band" labelledBy="roi" className={styles.part}>
          <QuickEstimate />
        </Section>
        <DemoBooking as="h2" source="home_calendar" token={null} />
      </Main>
    </Layout>
  );
}
