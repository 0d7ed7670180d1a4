import type {ReactElement} from 'react';

import {PageHead} from '@site/src/layout/PageHead';
import {Page} from '@site/src/layout/Page';
import {FeatureTour} from './_parts/FeatureTour';
import {relatedLinks} from '@site/src/data/relatedLinks';
import {DemoBand} from '@site/src/features/cta/parts/DemoBand';
import {FaqSection} from '@site/src/features/faq/parts/FaqSection';
import {demoFacts} from '@site/src/data/subjects';
import {featureQuestions} from './_content/questions';

export default function FeaturesPage(): ReactElement {
  return (
    <Page
      title="AI Receptionist Features"
      description="15 features of an AI receptionist, shown in one lunch-hour call: answered, sorted by your rules, booked, confirmed, reported, and kept on record."
    >
      <PageHead
        title="The AI receptionist, feature by feature"
        lede="The desk is at lunch, and the phone rings. Follow that call through 15 features."
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
        title="See it take the call your desk dreads"
        text={demoFacts.short}
      />
    </Page>
  );
}
