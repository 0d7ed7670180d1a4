import type {ReactElement} from 'react';
import Layout from '@theme/Layout';

import {Band} from '@site/src/components/layout/Band';
import {CallThrough} from './_parts/CallThrough';
import {EmptySlip} from './_parts/EmptySlip';
import {Hero} from './_parts/Hero';
import {readOn} from '@site/src/data/readOn';
import {Questions} from '@site/src/components/shared/Questions';
import {DemoLink} from '@site/src/components/shared/cta/DemoLink';
import {PhoneLink} from '@site/src/components/shared/cta/PhoneLink';
import {featureQuestions} from '@site/src/data/managerQuestions';

export default function FeaturesPage(): ReactElement {
  return (
    <Layout
      title="AI Receptionist Features"
      description="Follow one lunch-hour call through fifteen features: answered, sorted by your rules, booked, confirmed, reported, and on the record."
    >
      <main id="main">
        <Hero />
        <CallThrough />
        <Questions
          title="What a manager still asks"
          aside={<p>Answers that the call above does not give.</p>}
          items={featureQuestions}
          readOn={readOn.features}
        />
        <Band
          id="next-call"
          title="One o’clock. Nobody to call back."
          text="Bring the call your desk dreads. We play it against your rules, in your schedule, and you watch the sheet fill."
          split="7/4"
          actions={
            <>
              <DemoLink source="features" />
              <PhoneLink variant="ghost" showNumber />
            </>
          }
        >
          <EmptySlip />
        </Band>
      </main>
    </Layout>
  );
}
