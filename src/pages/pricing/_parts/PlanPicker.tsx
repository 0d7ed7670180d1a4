import {useId, useState, type ReactElement} from 'react';

import {Card} from '@site/src/components/layout/Card';
import {usePersistedState} from '@site/src/components/shared/persisted/usePersistedState';
import {featureFlags} from '@site/src/config/featureFlags';
import type {BillingId} from '@site/src/domain/pricing/billing';
import {explainFit} from '@site/src/domain/pricing/explainFit';
import {isPracticeSize, type PracticeSize} from '@site/src/domain/pricing/findPlan';

import {BillingToggle} from './BillingToggle';
import {CountField} from './CountField';
import styles from './PlanPicker.module.css';
import {PlanRoute} from './PlanRoute';
import {PlanSheet} from './PlanSheet';

/** An example that lands in the middle: two locations and a phone that rings now and then. */
const EXAMPLE: PracticeSize = {locations: 2, minutes: 640};

const LOCATION_UNITS = ['locations', 'location', 'offices', 'office', 'clinics', 'clinic', 'sites'];
const MINUTE_UNITS = ['minutes', 'minute', 'mins', 'min', 'month', 'mo'];

/** Two numbers in, the plan that fits out, its line, and the sheet of plans. Nothing leaves the browser. */
export function PlanPicker(): ReactElement {
  const headingId = useId();
  const [size, setSize] = usePersistedState('practice size', EXAMPLE, isPracticeSize);
  const [billing, setBilling] = useState<BillingId>('monthly');
  const answer = explainFit(size);
  const fittingPlan = answer.fit.kind === 'plan' ? answer.fit.planId : null;

  return (
    <>
      {featureFlags.annualBillingToggle ? (
        <BillingToggle billing={billing} onChange={setBilling} />
      ) : null}
      <Card padded className={styles.card}>
        <form
          className={styles.finder}
          aria-labelledby={headingId}
          onSubmit={(event) => event.preventDefault()}
        >
          <div className={styles.ask}>
            <h2 id={headingId}>Which one is yours?</h2>
            <p className="needsScript">Two numbers. Nothing is sent.</p>
            <p className="withoutScript">Without JavaScript this shows our example only.</p>
          </div>
          <CountField
            label="Locations"
            value={size.locations}
            slider={{min: 1, max: 30, step: 1}}
            units={LOCATION_UNITS}
            onChange={(locations) => setSize({...size, locations})}
          />
          <CountField
            label="Minutes a month"
            value={size.minutes}
            slider={{min: 0, max: 2000, step: 20}}
            units={MINUTE_UNITS}
            onChange={(minutes) => setSize({...size, minutes})}
          />
          <p className={styles.answer} role="status">
            <strong>{answer.title}</strong>
            <span>{answer.explanation}</span>
          </p>
        </form>
      </Card>
      <PlanRoute planId={fittingPlan} />
      <PlanSheet billing={billing} fittingPlan={fittingPlan} />
    </>
  );
}
