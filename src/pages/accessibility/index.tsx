import type {ReactElement} from 'react';

import {TitledList} from '@site/src/layout/RuledList';
import {Band} from '@site/src/layout/Band';
import {ButtonLink} from '@site/src/ui/Button';
import {PageHead} from '@site/src/layout/PageHead';
import {Section} from '@site/src/layout/Section';
import {Split} from '@site/src/layout/Split';
import {Page} from '@site/src/layout/Page';
import {company} from '@site/src/config/company';
import {
  accessibilityLastUpdated,
  accessibilityLimits,
  accessibilityMeasures,
  accessibilityTarget,
} from '@site/src/features/legal/accessibility';
import {replyPromise} from '@site/src/data/subjects';

const description = `How this website is built to ${accessibilityTarget}, its known limits, and how to tell us when something is in your way.`;

export default function AccessibilityPage(): ReactElement {
  return (
    <Page title="Accessibility" description={description}>
      <PageHead
        title="Accessibility"
        lede={`This website is built to ${accessibilityTarget}. If you can’t use a part of it, tell us, and we’ll fix it.`}
      />
      <Section labelledBy="measures">
        <Split headingId="measures" title="How it is built">
          <TitledList items={accessibilityMeasures} />
        </Split>
      </Section>
      <Section ground="tint" labelledBy="limits">
        <Split headingId="limits" title="Known limits">
          <TitledList items={accessibilityLimits} />
        </Split>
      </Section>
      <Band
        id="tell-us"
        title="Something in your way?"
        text={`Tell us which page, what you used, and what you wanted to do. ${replyPromise.sentence}`}
      >
        <div className="actions">
          <ButtonLink to={`mailto:${company.email.display}?subject=Accessibility`}>
            Write to {company.email.display}
          </ButtonLink>
          <p className="small muted">Statement last updated {accessibilityLastUpdated}.</p>
        </div>
      </Band>
    </Page>
  );
}
