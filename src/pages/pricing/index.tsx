import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';

import {Fold} from '@site/src/components/layout/Fold';
import {FactList} from '@site/src/components/layout/FactList';
import {PageHead} from '@site/src/components/layout/PageHead';
import {RuledList} from '@site/src/components/layout/RuledList';
import {Section} from '@site/src/components/layout/Section';
import {Split} from '@site/src/components/layout/Split';
import {Main} from '@site/src/components/layout/Main';
import {AddOns} from './_parts/AddOns';
import {PlanPicker} from './_parts/PlanPicker';
import {SetupSpecial} from './_parts/SetupSpecial';
import {relatedLinks} from '@site/src/data/relatedLinks';
import {DemoBand} from '@site/src/components/shared/cta/DemoBand';
import {Questions} from '@site/src/components/shared/Questions';
import {ButtonLink} from '@site/src/components/ui/Button';
import {featureFlags} from '@site/src/config/featureFlags';
import {replyTime} from '@site/src/data/claims';
import {MINUTES_PER_SLOT, plans, planTerms, quotedLocations} from '@site/src/data/plans';
import {formatDollars} from '@site/src/format/numbers';
import {included, pricingFaq, pricingTerms} from './_content';

import styles from './index.module.css';

export default function PricingPage(): ReactElement {
  return (
    <Layout
      title="AI Receptionist Pricing"
      description={`AI receptionist pricing: from ${formatDollars(plans.small.price)} ${plans.small.priceUnit}, no contracts, a ${planTerms.moneyBackDays}-day money-back guarantee. Two numbers find the plan that fits.`}
    >
      <Main>
        <PageHead
          title="What it costs to have your calls answered"
          // One text: parts of it would count as shifted when ours breaks it elsewhere.
          lede={`Monthly plans, no contracts. Cancel with ${planTerms.cancellationNoticeDays} days notice, and start with a ${planTerms.moneyBackDays}-day money-back guarantee.`}
        />
        <Section ground="tint" label="Plans" className={styles.plans}>
          <PlanPicker />
          <p className={`micro ${styles.note}`}>
            Each slot is {MINUTES_PER_SLOT} minutes of calls. {quotedLocations.min} to{' '}
            {quotedLocations.max} locations fall between two plans: those are quoted on request, so
            bring the number to a demo.
          </p>
          <SetupSpecial />
        </Section>

        <Section labelledBy="included">
          <Split
            headingId="included"
            title="Four things, in every plan"
            aside={
              <p>
                The same receptionist answers for one front desk and for a group with forty. The
                plans differ in minutes, locations, and support.
              </p>
            }
          >
            <Fold id="included-each" label="See each one">
              <RuledList layout="stacked">
                {included.map(({name, description}) => (
                  <li key={name}>
                    <h3>{name}</h3>
                    <p>{description}</p>
                  </li>
                ))}
              </RuledList>
            </Fold>
          </Split>
        </Section>

        {featureFlags.pricingAddOns ? (
          <Section labelledBy="add-ons" className={styles.addOns}>
            <Split
              headingId="add-ons"
              title="Add-ons, if you need one"
              aside={<p>Nothing here is required. Most practices start without any.</p>}
            >
              <AddOns />
            </Split>
          </Section>
        ) : null}

        <Questions
          ground="tint"
          title="Six questions about the bill"
          aside={
            <p>
              Don’t see yours?{' '}
              <Link className="textLink" to="/contact?topic=pricing">
                Ask it here
              </Link>
              , and a person answers within {replyTime}.
            </p>
          }
          items={pricingFaq}
          relatedLinks={relatedLinks.pricing}
        />

        <DemoBand
          source="pricing"
          id="before-an-invoice"
          title="See what the missed calls cost before you see an invoice"
          text={
            <>
              Put five numbers in the calculator, or bring the totals of{' '}
              <Link to="/phone-log" className="textLink">
                your phone log
              </Link>{' '}
              to a demo, without names or numbers.
            </>
          }
          secondButton={
            <ButtonLink to="/calculator" variant="ghost">
              Open the calculator
            </ButtonLink>
          }
        >
          <FactList facts={pricingTerms} />
        </DemoBand>
      </Main>
    </Layout>
  );
}
