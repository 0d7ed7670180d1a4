import type {ReactElement} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';

import {DemoLink} from '@site/src/features/cta/parts/DemoLink';
import {Tag} from '@site/src/ui/Tag';
import {TickList} from '@site/src/ui/TickList';
import {buttonLabels} from '@site/src/data/buttonLabels';
import {MINUTES_PER_SLOT, planIds, plans, type Plan, type PlanId} from '@site/src/data/plans';
import {minutes as minuteFacts} from '@site/src/data/serviceSubjects';
import {formatDollarsAndCents, formatNumber} from '@site/src/lib/format/numbers';
import {slotPath} from '@site/src/lib/drawing/slotPath';
import {monthlyPrice, type BillingId} from '@site/src/features/pricing/rules/firstYear';

import styles from './PlanSheet.module.css';

const COLUMNS = 10;
const SLOT = {width: 22, height: 9} as const;
const STEP = {x: 26, y: 13} as const;
/** Half the width of an empty slot's outline. */
const OUTLINE = 0.6;

const drawSlots = (from: number, to: number, inset: number): string =>
  Array.from({length: to - from}, (_, index) => {
    const at = from + index;
    const [x, y] = [(at % COLUMNS) * STEP.x, Math.floor(at / COLUMNS) * STEP.y];
    return slotPath({...SLOT, x, y, inset});
  }).join('');

interface MinuteSlotsProps {
  /** Minutes a month; null if they are negotiated, which is drawn with dashed outlines. */
  readonly minutes: number | null;
  /** Number of slots in the drawing, the same for all plans so that they can be compared. */
  readonly total: number;
}

/** A plan's minutes as filled slots of 50 minutes. */
function MinuteSlots({minutes, total}: MinuteSlotsProps): ReactElement {
  const filled = minutes === null ? 0 : Math.round(minutes / MINUTES_PER_SLOT);
  const rows = Math.ceil(total / COLUMNS);
  return (
    <svg
      className={styles.slots}
      viewBox={`0 0 ${STEP.x * COLUMNS - 4} ${STEP.y * rows - 4}`}
      role={minutes === null ? undefined : 'img'}
      aria-label={minutes === null ? undefined : `${filled} squares of ${MINUTES_PER_SLOT} minutes`}
      aria-hidden={minutes === null}
      focusable="false"
    >
      <path className="liveMark" d={drawSlots(0, filled, 0)} />
      <path
        className={clsx(styles.empty, minutes === null && styles.agreed)}
        d={drawSlots(filled, total, OUTLINE)}
      />
    </svg>
  );
}

/** Number of slots on each card, which the largest listed plan fills. */
const SLOTS = Math.max(...planIds.map((id) => plans[id].minutesPerMonth ?? 0)) / MINUTES_PER_SLOT;

interface PlanCardProps {
  readonly plan: Plan;
  readonly billing: BillingId;
  readonly isFitting: boolean;
}

function Price({plan, billing}: Pick<PlanCardProps, 'plan' | 'billing'>): ReactElement {
  const price = monthlyPrice(plan, billing);
  return (
    <p className={clsx(styles.price, 'num')}>
      <span>{price === null ? plan.price : formatDollarsAndCents(price)}</span>
      {plan.priceUnit === null ? null : (
        <small>{` ${plan.priceUnit}${billing === 'annual' ? ', paid by the year' : ''}`}</small>
      )}
    </p>
  );
}

function PlanCard({plan, billing, isFitting}: PlanCardProps): ReactElement {
  const {id, name, description, popular, minutesPerMonth} = plan;
  // Registers the anchor for the broken-link check: other pages link to /pricing#enterprise.
  useBrokenLinks().collectAnchor(id);
  return (
    <article
      id={id}
      className={clsx(styles.plan, popular && styles.popular, isFitting && styles.fits)}
      aria-labelledby={`${id}-name`}
    >
      {isFitting ? (
        <Tag tone="ink" className={`noPrint ${styles.fitTag}`}>
          Fits your numbers
        </Tag>
      ) : null}
      <div className={styles.head}>
        <h2 id={`${id}-name`} className="h3">
          {name}
        </h2>
        {popular ? <Tag tone="live">Most Popular</Tag> : null}
      </div>
      <Price plan={plan} billing={billing} />
      <p className="muted above8">{description}</p>
      <div className={styles.minutes}>
        <p className="apart">
          <strong className="num">
            {minutesPerMonth === null
              ? 'Custom minutes'
              : `Up to ${formatNumber(minutesPerMonth)} minutes`}
          </strong>
          <span>{minutesPerMonth === null ? 'as you need' : minuteFacts.then}</span>
        </p>
        <MinuteSlots minutes={minutesPerMonth} total={SLOTS} />
      </div>
      <div>
        <TickList items={plan.features} ticked className="above8" />
        <div className={styles.limits}>
          <h3>Limits</h3>
          <ul role="list">
            {plan.limitations.map((limit) => (
              <li key={limit}>{limit}</li>
            ))}
          </ul>
        </div>
      </div>
      <DemoLink
        source={`pricing_${id}`}
        variant={popular ? 'primary' : 'ghost'}
        className={styles.book}
      >
        {buttonLabels.demo}
        <span className="visuallyHidden"> for {name}</span>
      </DemoLink>
    </article>
  );
}

export interface PlanSheetProps {
  readonly billing: BillingId;
  /** Plan that the finder chose; null if the price is quoted. */
  readonly fittingPlan: PlanId | null;
}

/** The three plans on one sheet. */
export function PlanSheet({billing, fittingPlan}: PlanSheetProps): ReactElement {
  return (
    <div className={styles.sheet}>
      {planIds.map((id) => (
        <PlanCard key={id} plan={plans[id]} billing={billing} isFitting={id === fittingPlan} />
      ))}
    </div>
  );
}
