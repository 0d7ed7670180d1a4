import type {ReactElement} from 'react';
import Layout from '@theme/Layout';

import {Hero} from './_parts/Hero';
import {CallLog} from './_parts/CallLog';
import {ComparisonTable} from './_parts/ComparisonTable';
import {Slips} from './_parts/Slips';
import {RoiInTwo} from './_parts/RoiInTwo';
import {SiteJsonLd} from './_parts/SiteJsonLd';
import {DemoBooking} from '@site/src/components/forms/booking/DemoBooking';
import {Figures} from '@site/src/components/layout/Figures';
import {Section, SectionHead} from '@site/src/components/layout/Section';
import {Main} from '@site/src/components/layout/Main';
import {brand} from '@site/src/config/brand';
import {comparison} from './_content/comparison';
import {stats} from '@site/src/data/home';
import {siteMetadata} from '@site/src/data/siteMetadata';

import styles from './index.module.css';

export default function HomePage(): ReactElement {
  const humanWins = comparison.filter((row) => !row.aiWins).length;

  return (
    <Layout title="AI Receptionist for Medical Practices" description={siteMetadata.description}>
      <SiteJsonLd />
      <Main>
        <Hero />
        <Section tight label="In figures" className={styles.figures}>
          <Figures figures={stats.figures} />
        </Section>
        <Section labelledBy="features" className={styles.features}>
          <SectionHead
            id="features"
            title="Six calls from an ordinary day, and what it takes to answer them"
          />
          <CallLog />
        </Section>
        <Section ground="tint" labelledBy="slips" className={styles.part}>
          <Slips />
        </Section>
        <Section labelledBy="comparison" className={styles.part}>
          <SectionHead
            id="comparison"
            title="What it does better than a person, and what it does not"
          >
            {comparison.length - humanWins} rows for {brand.name}, {humanWins} for your team.
          </SectionHead>
          <ComparisonTable />
        </Section>
        <Section ground="band" labelledBy="roi" className={styles.part}>
          <RoiInTwo />
        </Section>
        <DemoBooking as="h2" source="home_calendar" token={null} />
      </Main>
    </Layout>
  );
}
