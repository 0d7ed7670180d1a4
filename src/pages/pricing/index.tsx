import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';

import {PhoneDisclosure} from '@site/src/layout/PhoneDisclosure';
import {PageHead} from '@site/src/layout/PageHead';
import {RuledList, TitledList} from '@site/src/layout/RuledList';
import {Section} from '@site/src/layout/Section';
import {Split} from '@site/src/layout/Split';
import {Page} from '@site/src/layout/Page';
import {PlanPicker} from '../../features/pricing/parts/PlanPicker';
import {SetupSpecial} from '../../features/pricing/parts/SetupSpecial';
import {contactLink} from '@site/src/features/contact/rules/contactTopic';
import {relatedLinks} from '@site/src/data/relatedLinks';
import {DemoBand} from '@site/src/features/cta/parts/DemoBand';
import {FaqSection} from '@site/src/features/faq/parts/FaqSection';
import {ButtonLink} from '@site/src/ui/Button';
import {noBreakCompounds} from '@site/src/ui/noBreakCompounds';
import {featureFlags} from '@site/src/config/featureFlags';
import {plans, planTerms} from '@site/src/data/plans';
import {addOns} from '@site/src/data/addOns';
import {replyPromise} from '@site/src/data/subjects';
import {formatDollars} from '@site/src/lib/format/numbers';
import {included, pricingFaq} from './_content';

import styles from './index.module.css';

export default function PricingPage(): ReactElement {
  return (
    <Page
      title="AI Receptionist Pricing"
      description={`AI receptionist pricing: from ${formatDollars(plans.small.price)} ${plans.small.priceUnit}, no contracts, a ${planTerms.moneyBackDays}-day money-back guarantee. Two numbers find your plan.`}
    >
      <PageHead
        title="Plans and prices"
        // One text node, because several would count as a layout shift when our font moves line breaks.
        lede={`No contracts. Cancel with ${planTerms.cancellationNoticeDays} days’ notice, and start with a ${planTerms.moneyBackDays}-day money-back guarantee.`}
      />
      <Section ground="tint" label="Plans" className={styles.plans}>
        <PlanPicker />
        <p className={`micro ${styles.note}`}>
          These are list prices. Some practices are quoted less, never more.
        </p>
        <SetupSpecial />
      </Section>

      <Section labelledBy="included">
        <Split headingId="included" title="Included in every plan">
          <PhoneDisclosure id="included-each" label="See the list">
            <TitledList
              layout="stacked"
              items={included.map(({title, text}) => ({title, text: noBreakCompounds(text)}))}
            />
          </PhoneDisclosure>
        </Split>
      </Section>

      {featureFlags.pricingAddOns ? (
        <Section labelledBy="add-ons" className={styles.addOns}>
          <Split
            headingId="add-ons"
            title="Add-ons, if you need one"
            aside={<p>Most practices start without any.</p>}
          >
            <RuledList>
              {addOns.map(({name, description, price}) => (
                <li key={name}>
                  <h3>{name}</h3>
                  <p>{description}</p>
                  <b className="num">{price}</b>
                </li>
              ))}
            </RuledList>
          </Split>
        </Section>
      ) : null}

      <FaqSection
        ground="tint"
        title="Questions about the bill"
        aside={
          <p>
            Don’t see yours?{' '}
            <Link className="textLink" to={contactLink('A question about pricing')}>
              Write to us
            </Link>
            . {replyPromise.sentence}
          </p>
        }
        items={pricingFaq}
        relatedLinks={relatedLinks.pricing}
      />

      <DemoBand
        source="pricing"
        id="before-an-invoice"
        title="First see how much missed calls cost you"
        text={
          <>
            Put five numbers in the calculator, or read the totals in{' '}
            <Link to="/phone-log" className="textLink">
              your phone log
            </Link>
            .
          </>
        }
        secondButton={
          <ButtonLink to="/calculator" variant="ghost">
            Open the calculator
          </ButtonLink>
        }
      />
    </Page>
  );
}
