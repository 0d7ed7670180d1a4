import type {ReactElement} from 'react';

import {DemoBooking} from '@site/src/features/booking/parts/DemoBooking';
import {Figures} from '@site/src/layout/Figures';
import {Page} from '@site/src/layout/Page';
import {Section} from '@site/src/layout/Section';
import {JsonLd} from '@site/src/features/seo/parts/JsonLd';
import {siteMetadata} from '@site/src/data/siteMetadata';
import {
  organizationJsonLd,
  softwareApplicationJsonLd,
  webSiteJsonLd,
} from '@site/src/features/seo/rules/jsonLd';

import {comparisonNote, comparisonResult} from './_content/comparison';
import {coreFeatures} from './_content/coreFeatures';
import {homeFigures} from './_content/home';
import {ComparisonTable} from './_parts/ComparisonTable';
import {CoreFeatures} from './_parts/CoreFeatures';
import {Hero} from './_parts/Hero';
import {YourSlips} from './_parts/YourSlips';

import styles from './index.module.css';

export default function HomePage(): ReactElement {
  return (
    <Page title="AI Receptionist for Medical Practices" description={siteMetadata.description}>
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
      <Hero />
      <Section label="In figures" className={styles.figures}>
        <Figures figures={homeFigures} />
      </Section>
      <CoreFeatures />
      <Section isTight labelledBy="comparison">
        <div className={`apart ${styles.head}`}>
          <h2 id="comparison">AI receptionist or human receptionist</h2>
          <p className="muted">{comparisonResult}</p>
        </div>
        <ComparisonTable />
        <p className={`micro muted ${styles.note}`}>{comparisonNote}</p>
      </Section>
      <Section isTight ground="band" labelledBy="roi" className={styles.slips}>
        <YourSlips />
      </Section>
      <DemoBooking as="h2" source="home_calendar" token={null} />
    </Page>
  );
}
