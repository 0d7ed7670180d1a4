import {useState, type ReactElement} from 'react';

import {usePersistedState} from '@site/src/components/forms/persisted/usePersistedState';
import {featureFlags} from '@site/src/config/featureFlags';
import type {BillingId} from '@site/src/domain/pricing/billing';
import {explainFit} from '@site/src/domain/pricing/explainFit';
import {isPracticeSize, type PracticeSize} from '@site/src/domain/pricing/findPlan';

import {BillingToggle} from './BillingToggle';
import {PlanFinder} from './PlanFinder';
import {PlanRoute} from './PlanRoute';
import {PlanSheet} from './PlanSheet';

/** An example that lands in the middle: two locations and a phone that rings now and then. */
const EXAMPLE: PracticeSize = {locations: 2, minutes: 640};

/** The finder, its line, and the sheet of plans. */
export function PlanPicker(): ReactElement {
  const [size, setSize] = usePersistedState('practice size', EXAMPLE, isPracticeSize);
  const [billing, setBilling] = useState<BillingId>('monthly');
  const answer = explainFit(size);
  const fittingPlan = answer.fit.kind === 'plan' ? answer.fit.planId : null;

  return (
    <>
      {featureFlags.annualBillingToggle ? (
        <BillingToggle billing={billing} onChange={setBilling} />
      ) : null}
      <PlanFinder size={size} answer={answer} onChange={setSize} />
      <PlanRoute planId={fittingPlan} />
      <PlanSheet billing={billing} fittingPlan={fittingPlan} />
    </>
  );
}
