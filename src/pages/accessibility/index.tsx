import type {ReactElement} from 'react';
import Layout from '@theme/Layout';

import {ContrastCard} from './_parts/ContrastCard';
import {RuledList} from '@site/src/components/layout/RuledList';
import {Band} from '@site/src/components/layout/Band';
import {PhoneLink} from '@site/src/components/shared/cta/PhoneLink';
import {ButtonLink} from '@site/src/components/ui/Button';
import {PageHead} from '@site/src/components/layout/PageHead';
import {Section} from '@site/src/components/layout/Section';
import {Split} from '@site/src/components/layout/Split';
import {Main} from '@site/src/components/layout/Main';
import {brand} from '@site/src/config/brand';
import {replyTime} from '@site/src/data/claims';
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
      <Main>
        <PageHead
          title="If you can’t use this page, that’s our mistake"
          lede={`Practices serve everyone who calls, so their supplier’s website should too. This one is built to ${accessibilityTarget}.`}
        />
        <Section labelledBy="measures">
          <Split headingId="measures" title="What we do about it">
            <RuledList>
              {accessibilityMeasures.map(({title, text}) => (
                <li key={title}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </RuledList>
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
            <RuledList>
              {accessibilityLimits.map(({title, text}) => (
                <li key={title}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </RuledList>
          </Split>
        </Section>
        <Band
          id="tell-us"
          title="Something in your way?"
          text={`Say which page, what you used, and what you wanted to do. A person answers within ${replyTime}, and gets you what you came for in the meantime.`}
        >
          <div className="actions">
            <ButtonLink to={`mailto:${brand.email.display}?subject=Accessibility`}>
              Write to {brand.email.display}
            </ButtonLink>
            <PhoneLink variant="ghost">{`Call ${brand.phone.display}`}</PhoneLink>
            <p className="small muted">Statement last updated {accessibilityLastUpdated}.</p>
          </div>
        </Band>
      </Main>
    </Layout>
  );
}
