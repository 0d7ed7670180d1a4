import type {ReactElement} from 'react';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

import {DemoLink} from '@site/src/components/cta/DemoLink';
import {PhoneLink} from '@site/src/components/cta/PhoneLink';
import {Hero} from '@site/src/components/hero/Hero';
import {CallLog} from '@site/src/components/home/CallLog';
import {ComparisonTable} from '@site/src/components/home/ComparisonTable';
import {Slips} from '@site/src/components/home/Slips';
import {Stats} from '@site/src/components/home/Stats';
import {ButtonLink} from '@site/src/components/ui/Button/Button';
import {Section, SectionHead} from '@site/src/components/ui/Section/Section';
import {brand} from '@site/src/config/brand';
import {comparison} from '@site/src/data/comparison';
import {coreFeatures} from '@site/src/data/coreFeatures';
import {heroSheet} from '@site/src/data/heroSheet';
import {hero, slipBoxes, slips, stats} from '@site/src/data/home';
import {siteMetadata} from '@site/src/data/siteMetadata';

export default function HomePage(): ReactElement {
  const humanWins = comparison.filter((row) => !row.aiWins).length;

  return (
    <Layout title={hero.headline} description={siteMetadata.description}>
      <main>
        <Hero
          {...hero}
          stage={{
            description: hero.stageDescription,
            callAnswered: hero.callAnswered,
            appointmentBooked: hero.appointmentBooked,
            productName: brand.name,
            call: hero.call,
            sheet: heroSheet,
          }}
          actions={
            <>
              <ButtonLink to="#demo">Book Your Demo</ButtonLink>
              <PhoneLink variant="ghost" showNumber>
                Call Test AI
              </PhoneLink>
            </>
          }
        />
        <Stats {...stats} />
        <Section labelledBy="features">
          <SectionHead
            id="features"
            title="Six calls from an ordinary day, and what it takes to answer them"
          >
            The features below are the ones your front desk would notice missing.
          </SectionHead>
          <CallLog label="Core features" calls={coreFeatures} />
        </Section>
        <Section ground="tint" labelledBy="slips">
          <Slips slips={slips} boxes={slipBoxes} />
        </Section>
        <Section labelledBy="comparison">
          <SectionHead
            id="comparison"
            title="What it does better than a person, and what it does not"
          >
            {comparison.length - humanWins} rows for {brand.name}, {humanWins} for your team. That
            is the split we recommend.
          </SectionHead>
          <ComparisonTable aiName={brand.name} rows={comparison} />
        </Section>
        <Section ground="band" labelledBy="roi">
          
        </Section>
        <Section labelledBy="demo">
          <div className="bookDemo">
            <Heading as="h2" id="demo">
              Book Your Demo
            </Heading>
            <p className="muted">
              Twenty minutes, your own call flow, and the strangest question your desk has ever had.
            </p>
          </div>
          
        </Section>
      </main>
    </Layout>
  );
}
