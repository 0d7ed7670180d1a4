import type {ReactElement} from 'react';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

import {BookingCalendar} from './_parts/booking-calendar/BookingCalendar';
import {DemoLink} from '@site/src/components/shared/cta/DemoLink';
import {Hero} from './_parts/Hero';
import {CallLog} from './_parts/CallLog';
import {ComparisonTable} from './_parts/ComparisonTable';
import {Slips} from './_parts/Slips';
import {TakeACall} from './_parts/TakeACall';
import {RoiCalculator} from './_parts/RoiCalculator';
import {SiteJsonLd} from './_parts/SiteJsonLd';
import {ButtonLink} from '@site/src/components/ui/Button';
import {Columns} from '@site/src/components/layout/Columns';
import {FactList} from '@site/src/components/layout/FactList';
import {Figures} from '@site/src/components/layout/Figures';
import {Section, SectionHead} from '@site/src/components/layout/Section';
import {Main} from '@site/src/components/layout/Main';
import {brand} from '@site/src/config/brand';
import {comparison} from './_content/comparison';
import {demoFacts, stats} from '@site/src/data/home';
import {siteMetadata} from '@site/src/data/siteMetadata';

import styles from './index.module.css';

export default function HomePage(): ReactElement {
  const humanWins = comparison.filter((row) => !row.aiWins).length;

  return (
    <Layout title="AI Receptionist for Medical Practices" description={siteMetadata.description}>
      <SiteJsonLd />
      <Main>
        <Hero />
        <Section tight label="In figures">
          <Columns split="4/7">
            <p className="muted">{stats.intro}</p>
            <Figures figures={stats.figures} />
          </Columns>
        </Section>
        <Section labelledBy="features" className={styles.features}>
          <SectionHead
            id="features"
            title="Six calls from an ordinary day, and what it takes to answer them"
          >
            The features below are the ones your front desk would notice missing.
          </SectionHead>
          <CallLog />
        </Section>
        <Section ground="tint" labelledBy="slips">
          <Slips />
        </Section>
        <Section labelledBy="comparison">
          <SectionHead
            id="comparison"
            title="What it does better than a person, and what it does not"
          >
            {comparison.length - humanWins} rows for {brand.name}, {humanWins} for your team.
          </SectionHead>
          <ComparisonTable />
        </Section>
        <Section ground="band" labelledBy="roi">
          <RoiCalculator
            ground="band"
            intro={
              <>
                <h2 id="roi">What do missed calls cost your practice?</h2>
                <p className={`lede ${styles.above}`}>
                  Move the sliders to match a normal week. The defaults are a two-provider office.
                </p>
              </>
            }
            actions={
              <>
                <DemoLink source="roi_calculator" />
                <ButtonLink to="/calculator" variant="ghost">
                  Open the full calculator
                </ButtonLink>
              </>
            }
          />
        </Section>
        <TakeACall />
        <Section labelledBy="demo">
          <Columns split="4/7">
            <div>
              <Heading as="h2" id="demo">
                See it answer your calls
              </Heading>
              <p className={`lede ${styles.above}`}>
                Twenty minutes, your own call flow, and the strangest question your desk has ever
                had.
              </p>
              <FactList facts={demoFacts} />
            </div>
            <BookingCalendar />
          </Columns>
        </Section>
      </Main>
    </Layout>
  );
}
