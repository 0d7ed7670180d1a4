import type {ReactElement} from 'react';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

import {Accordion} from '@site/src/components/ui/Accordion/Accordion';
import {ButtonLink} from '@site/src/components/ui/Button/Button';
import {Section, SectionHead} from '@site/src/components/ui/Section/Section';
import {TickList} from '@site/src/components/ui/TickList/TickList';
import {planIds, planTerms, plans} from '@site/src/data/plans';
import {included, includedIds, pricingFaq} from '@site/src/data/pricingContent';

export default function PricingPage(): ReactElement {
  return (
    <Layout
      title="Pricing"
      description="Flat monthly plans for practices of every size, no contracts, and a 30-day money-back guarantee."
    >
      <main id="main">
        <Section ground="tint">
          <h1>What it costs to have every call answered</h1>
          <p className="lede">
            Flat monthly plans, no contracts. Cancel with {planTerms.cancellationNoticeDays} days
            notice, and the first {planTerms.moneyBackDays} days carry a money-back guarantee.
          </p>
          {planIds.map((id) => {
            const plan = plans[id];
            return (
              <article key={id}>
                <Heading as="h2" id={id}>
                  {plan.name}
                </Heading>
                <p>
                  {typeof plan.price === 'number' ? `$${plan.price} ${plan.priceUnit}` : plan.price}
                </p>
                <TickList items={plan.features} />
              </article>
            );
          })}
          <ButtonLink to="/contact">Talk to us</ButtonLink>
        </Section>
        <Section>
          <SectionHead title="Four things, in every plan" />
          <dl>
            {includedIds.map((id) => (
              <div key={id}>
                <dt>{included[id].name}</dt>
                <dd>{included[id].description}</dd>
              </div>
            ))}
          </dl>
        </Section>
        <Section ground="tint">
          <SectionHead title="Six questions about the bill" />
          <Accordion items={pricingFaq} />
        </Section>
      </main>
    </Layout>
  );
}
