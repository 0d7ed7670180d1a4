import {useId, useState, type ReactElement} from 'react';
import Link from '@docusaurus/Link';

import {Card} from '@site/src/layout/Card';
import {LostNumbers} from '@site/src/hooks/address/LostNumbers';
import {useAddressState} from '@site/src/hooks/address/useAddressState';
import {featureFlags} from '@site/src/config/featureFlags';
import {explainFit, minutesOfCalls} from '@site/src/features/pricing/rules/explainFit';
import {findPlan} from '@site/src/features/pricing/rules/findPlan';
import {firstYearText, type BillingId} from '@site/src/features/pricing/rules/firstYear';
import {
  examplePracticeSize,
  readPracticeSize,
  writePracticeSize,
} from '@site/src/features/pricing/rules/practiceSize';
import {EXAMPLE_CALL_MINUTES, plans} from '@site/src/data/plans';
import {inWords} from '@site/src/lib/format/inWords';
import {formatNumber} from '@site/src/lib/format/numbers';

import {BillingToggle} from './BillingToggle';
import {CountField} from './CountField';
import styles from './PlanPicker.module.css';
import {PlanRoute} from './PlanRoute';
import {PlanSheet} from './PlanSheet';

const LOCATION_UNITS = ['locations', 'location', 'offices', 'office', 'clinics', 'clinic', 'sites'];
const MINUTE_UNITS = ['minutes', 'minute', 'mins', 'min', 'month', 'mo'];

/** Plan finder with two numbers, which are stored in the URL, and the plans with the fitting one marked. */
export function PlanPicker(): ReactElement {
  const headingId = useId();
  const [size, setSize] = useAddressState(examplePracticeSize, readPracticeSize, writePracticeSize);
  const [billing, setBilling] = useState<BillingId>('monthly');
  const fit = findPlan(size);
  const fittingPlan = fit.kind === 'plan' ? fit.planId : null;

  return (
    <>
      {featureFlags.annualBillingToggle ? (
        <BillingToggle billing={billing} onChange={setBilling} />
      ) : null}
      <Card isPadded className="noPrint">
        <form
          className={styles.finder}
          aria-labelledby={headingId}
          onSubmit={(event) => event.preventDefault()}
        >
          <div className={styles.ask}>
            <h2 id={headingId} className="h3">
              Find your plan
            </h2>
            <p className="needsScript small muted">
              Your{' '}
              <Link to="/phone-log" className="textLink">
                phone log
              </Link>{' '}
              has the minutes; without a log, count {inWords(EXAMPLE_CALL_MINUTES)} a call: 20 calls
              a day is {formatNumber(minutesOfCalls(20))} minutes a month.
            </p>
            <p className="withoutScript small muted">
              Sample figures. Turn on JavaScript to enter your own.
            </p>
            <LostNumbers names={Object.keys(examplePracticeSize)} />
          </div>
          <CountField
            label="Locations"
            value={size.locations}
            slider={{min: 1, max: 30, step: 1}}
            unit={size.locations === 1 ? 'location' : 'locations'}
            units={LOCATION_UNITS}
            onChange={(locations) => setSize({...size, locations})}
          />
          <CountField
            label="Minutes a month"
            value={size.minutes}
            slider={{min: 0, max: 2000, step: 20}}
            unit="minutes a month"
            units={MINUTE_UNITS}
            onChange={(minutes) => setSize({...size, minutes})}
          />
          <div className={styles.said} role="status">
            <p className={styles.answer}>
              <strong>
                {fittingPlan === null ? 'Priced on request' : plans[fittingPlan].name}
              </strong>
              <span className="small muted">{explainFit(fit, size)}</span>
            </p>
            <p className={`num ${styles.year}`}>{firstYearText(fit, size, billing)}</p>
          </div>
        </form>
      </Card>
      <PlanRoute planId={fittingPlan} />
      <PlanSheet billing={billing} fittingPlan={fittingPlan} />
    </>
  );
}
