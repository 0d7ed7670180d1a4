import type {ReactElement} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';

import {DemoLink} from '@site/src/components/shared/cta/DemoLink';
import {Tag} from '@site/src/components/ui/Tag';
import {TickList} from '@site/src/components/ui/TickList';
import {planIds, plans, type Plan, type PlanId} from '@site/src/data/plans';
import {formatDollars, formatDollarsAndCents, formatNumber} from '@site/src/format/numbers';
import {monthlyPrice, type BillingId} from '@site/src/domain/pricing/billing';

import {MinuteSlots, MINUTES_PER_SLOT} from './MinuteSlots';
import styles from './PlanSheet.module.css';

/** Slots on each card: as many as the largest listed plan fills. */
const SLOTS = Math.max(...planIds.map((id) => plans[id].minutesPerMonth ?? 0)) / MINUTES_PER_SLOT;

interface PlanCardProps {
  readonly plan: Plan;
  readonly billing: BillingId;
  readonly fits: boolean;
}

function Price({plan, billing}: Pick<PlanCardProps, 'plan' | 'billing'>): ReactElement {
  const price = monthlyPrice(plan, billing);
  return (
    <p className={clsx(styles.price, 'num')}>
      {price === null ? plan.price : formatDollarsAndCents(price)}
      {plan.priceUnit === null ? null : (
        <small>
          {' '}
          {plan.priceUnit}
          {billing === 'annual' ? ', paid by the year' : ''}
        </small>
      )}
    </p>
  );
}

function PlanCard({plan, billing, fits}: PlanCardProps): ReactElement {
  const {id, name, description, priceRange, popular, minutesPerMonth} = plan;
  // /pricing#enterprise is linked from elsewhere; this tells the broken-anchor check that it exists.
  useBrokenLinks().collectAnchor(id);
  return (
    <article
      id={id}
      className={clsx(styles.plan, popular && styles.popular, fits && styles.fits)}
      aria-labelledby={`${id}-name`}
    >
      {fits ? (
        <Tag tone="booked" className={styles.fitTag}>
          Fits what you entered
        </Tag>
      ) : null}
      <div className={styles.head}>
        <h2 id={`${id}-name`}>{name}</h2>
        {popular ? <Tag tone="live">Most Popular</Tag> : null}
      </div>
      <Price plan={plan} billing={billing} />
      <p className={styles.description}>
        {description}
        {priceRange === null || billing === 'annual'
          ? null
          : ` Range ${formatDollars(priceRange.low)}-${formatNumber(priceRange.high)}: this is the list price, and quotes can be lower.`}
      </p>
      <div className={styles.minutes}>
        <p>
          <strong className="num">
            {minutesPerMonth === null
              ? 'Custom minutes'
              : `Up to ${formatNumber(minutesPerMonth)} minutes`}
          </strong>
          <span>{minutesPerMonth === null ? 'as you need' : 'a month'}</span>
        </p>
        <MinuteSlots minutes={minutesPerMonth} total={SLOTS} />
      </div>
      <TickList items={plan.features} className={styles.features} />
      <div className={styles.limits}>
        <h3>Its limits</h3>
        <ul role="list">
          {plan.limitations.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </div>
      <DemoLink
        source={`pricing_${id}`}
        variant={popular ? 'primary' : 'ghost'}
        className={styles.book}
      >
        Book Your Demo
        <span className="visuallyHidden"> for {name}</span>
      </DemoLink>
    </article>
  );
}

export interface PlanSheetProps {
  readonly billing: BillingId;
  /** The plan that the finder picked; null when the practice is quoted. */
  readonly fittingPlan: PlanId | null;
}

/** The three plans on one joined sheet. */
export function PlanSheet({billing, fittingPlan}: PlanSheetProps): ReactElement {
  return (
    <div className={styles.sheet}>
      {planIds.map((id) => (
        <PlanCard key={id} plan={plans[id]} billing={billing} fits={id === fittingPlan} />
      ))}
    </div>
  );
}
