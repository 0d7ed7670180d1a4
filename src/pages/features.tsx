import type {ReactElement} from 'react';
import Layout from '@theme/Layout';

import {ButtonLink} from '@site/src/components/ui/Button/Button';
import {Section} from '@site/src/components/ui/Section/Section';
import {TickList} from '@site/src/components/ui/TickList/TickList';
import {featureGroupIds, featureGroups} from '@site/src/data/features';

export default function FeaturesPage(): ReactElement {
  return (
    <Layout
      title="Features"
      description="How Ringwell answers, books, follows up, reports, and keeps patient information safe."
    >
      <main id="main">
        <Section ground="tint">
          <h1>What happens after it says hello</h1>
        </Section>
        {featureGroupIds.map((id) => {
          const {name, summary, features} = featureGroups[id];
          return (
            <Section key={id} id={id}>
              <h2>{name}</h2>
              <p className="lede">{summary}</p>
              {features.map((feature) => (
                <article key={feature.name}>
                  <h3>{feature.name}</h3>
                  <p>{feature.description}</p>
                  <TickList items={feature.benefits} />
                </article>
              ))}
            </Section>
          );
        })}
        <Section ground="band">
          <div className="actions">
            <ButtonLink to="/calculator" variant="canary">
              Open the calculator
            </ButtonLink>
            <ButtonLink to="/integrations" variant="ghost">
              See the integrations
            </ButtonLink>
          </div>
        </Section>
      </main>
    </Layout>
  );
}
