import type {ReactElement} from 'react';
import Layout from '@theme/Layout';

import {Main} from '@site/src/components/layout/Main';
import {FeatureTour} from './_parts/FeatureTour';
import {Hero} from './_parts/Hero';
import {relatedLinks} from '@site/src/data/relatedLinks';
import {DemoBand} from '@site/src/components/shared/cta/DemoBand';
import {Questions} from '@site/src/components/shared/Questions';
import {featureQuestions} from '@site/src/data/managerQuestions';

export default function FeaturesPage(): ReactElement {
  return (
    <Layout
      title="AI Receptionist Features"
      description="Follow one lunch-hour call through fifteen features: answered, sorted by your rules, booked, confirmed, reported, and on the record."
    >
      <Main>
        <Hero />
        <FeatureTour />
        <Questions
          title="What a manager still asks"
          aside={<p>What the call above does not answer.</p>}
          items={featureQuestions}
          relatedLinks={relatedLinks.features}
        />
        <DemoBand
          source="features"
          id="next-call"
          title="One o’clock. Nobody to call back."
          text="Bring the call your desk dreads. We run it with your rules, in your schedule, and you watch the sheet fill."
        />
      </Main>
    </Layout>
  );
}
