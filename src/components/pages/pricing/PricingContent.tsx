import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';

import {DemoLink} from '@site/src/components/shared/cta/DemoLink';
import {Accordion} from '@site/src/components/ui/Accordion';
import {ButtonLink} from '@site/src/components/ui/Button';
import {PageHead} from '@site/src/components/layout/PageHead';
import {Section} from '@site/src/components/layout/Section';
import {Split} from '@site/src/components/layout/Split';
import type {FeatureFlags} from '@site/src/config/featureFlags';
import {claims} from '@site/src/data/claims';
import {planTerms, quotedLocations} from '@site/src/data/plans';
import {pricingFaq, pricingTerms} from '@site/src/data/pricingContent';

import {AddOns} from './AddOns';
import {Included} from './Included';
import {MINUTES_PER_SLOT} from './MinuteSlots';
import {PlanPicker} from './PlanPicker';
import styles from './PricingContent.module.css';
import {SetupSpecial} from './SetupSpecial';

export interface PricingContentProps {
  readonly flags: FeatureFlags;
}

export function PricingContent({flags}: PricingContentProps): ReactElement {
  return (
    <>
      <PageHead
        title="What it costs to have every call answered"
        lede={
          <>
            Flat monthly plans, no contracts. Cancel with {planTerms.cancellationNoticeDays} days
            notice, and start with a{' '}
            <span className={styles.whole}>{planTerms.moneyBackDays}-day</span> money-back
            guarantee.
          </>
        }
      />
      <Section ground="tint" label="Plans" className={styles.plans}>
        <PlanPicker showBillingToggle={flags.annualBillingToggle} />
        <p className={styles.note}>
          Each slot is {MINUTES_PER_SLOT} minutes of calls. {quotedLocations.min} to{' '}
          {quotedLocations.max} locations lie between two plans: those are quoted on request, so
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
              The same receptionist answers a single front desk and a group with forty. The plans
              differ in minutes, locations, and support.
            </p>
          }
        >
          <Included />
        </Split>
      </Section>

      {flags.pricingAddOns ? (
        <Section labelledBy="add-ons" className={styles.addOns}>
          <Split
            headingId="add-ons"
            title="Add-ons, if you need one"
            aside={<p>Nothing here is required. Most practices start without.</p>}
          >
            <AddOns />
          </Split>
        </Section>
      ) : null}

      <Section ground="tint" labelledBy="questions">
        <Split
          headingId="questions"
          title="Six questions about the bill"
          aside={
            <p>
              Yours is not here?{' '}
              <Link className="textLink" to="/contact?topic=pricing">
                Ask it
              </Link>
              , and a person answers within {claims.contactReplyHours} hours.
            </p>
          }
        >
          <Accordion items={pricingFaq} />
        </Split>
      </Section>

      <Section ground="band" labelledBy="before-an-invoice">
        <div className={styles.close}>
          <div className={styles.words}>
            <h2 id="before-an-invoice">See what the missed calls cost before you see an invoice</h2>
            <p className="lede">
              Put five numbers in the calculator, or bring last month’s call log to a demo.
            </p>
            <div className="actions">
              <DemoLink source="pricing">Book Your Demo</DemoLink>
              <ButtonLink to="/calculator" variant="ghost">
                Open the calculator
              </ButtonLink>
            </div>
          </div>
          <dl className={styles.terms}>
            {pricingTerms.map(({term, meaning}) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Section>
    </>
  );
}
