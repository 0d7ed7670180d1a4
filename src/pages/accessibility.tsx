import type {ReactElement} from 'react';
import Layout from '@theme/Layout';

import {ContrastCard} from '@site/src/components/legal/ContrastCard';
import {RuledList} from '@site/src/components/ui/RuledList/RuledList';
import {TellUs} from '@site/src/components/legal/TellUs';
import {PageHead} from '@site/src/components/ui/PageHead/PageHead';
import {Section} from '@site/src/components/ui/Section/Section';
import {Split} from '@site/src/components/ui/Split/Split';
import {brand} from '@site/src/config/brand';
import {claims} from '@site/src/data/claims';
import {
  accessibilityLastUpdated,
  accessibilityLimits,
  accessibilityMeasures,
  accessibilityTarget,
  contrastPairs,
} from '@site/src/data/legalAccessibility';

const description = `How this website is built to ${accessibilityTarget}, what still falls short, and how to tell us when something is in your way.`;

export default function AccessibilityPage(): ReactElement {
  return (
    <Layout title="Accessibility" description={description}>
      <main id="main">
        <PageHead
          title="If you can’t use this page, that’s our mistake"
          lede={`Practices serve everyone who calls, so their supplier’s website should too. This one is built to ${accessibilityTarget}.`}
        />
        <Section labelledBy="measures">
          <Split headingId="measures" title="What we do about it">
            <RuledList items={accessibilityMeasures} />
          </Split>
        </Section>
        <Section ground="tint" labelledBy="contrast">
          <Split
            headingId="contrast"
            title="Measured, not guessed"
            aside={
              <p>
                Each pair of colors, shown in the theme you are reading in, with what the guideline
                asks for. The figures are measured again with every release.
              </p>
            }
          >
            <ContrastCard pairs={contrastPairs} />
          </Split>
        </Section>
        <Section labelledBy="limits">
          <Split headingId="limits" title="What still falls short">
            <RuledList items={accessibilityLimits} />
          </Split>
        </Section>
        <Section ground="band" labelledBy="tell-us">
          <TellUs
            headingId="tell-us"
            phone={brand.phone.display}
            email={brand.email.display}
            replyHours={claims.contactReplyHours}
            lastUpdated={accessibilityLastUpdated}
          />
        </Section>
      </main>
    </Layout>
  );
}
