import type {ReactElement} from 'react';
import Layout from '@theme/Layout';

import {PageHead} from '@site/src/components/layout/PageHead';
import {Main} from '@site/src/components/layout/Main';
import {FeatureTour} from './_parts/FeatureTour';
import {relatedLinks} from '@site/src/data/relatedLinks';
import {DemoBand} from '@site/src/components/shared/cta/DemoBand';
import {FaqSection} from '@site/src/components/shared/FaqSection';
import {featureQuestions} from '@site/src/data/faqAnswers';

export default function FeaturesPage(): ReactElement {
  return (
    <Layout
      title="AI Receptionist Features"
      description="Follow one lunch-hour call through fifteen features: answered, sorted by your rules, booked, confirmed, reported, and kept on record."
    >
      <Main>
        <PageHead
          title="The AI receptionist, feature by feature"
          lede="Tuesday, 12:41 pm. The desk is at lunch, and the phone rings. Follow that call through all fifteen features and see what each one does."
        />
        <FeatureTour />
        <FaqSection
          title="Questions managers ask"
          items={featureQuestions}
          relatedLinks={relatedLinks.features}
        />
        <DemoBand
          source="features"
          id="next-call"
          title="Back from lunch, with no one to call back"
          text="In a demo we run the call that your desk dreads, with your rules and your schedule, and you watch the booking appear."
        />
      </Main>
    </Layout>
  );
}
