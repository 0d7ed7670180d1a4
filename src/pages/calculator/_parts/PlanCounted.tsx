import {useId, type ReactElement} from 'react';

import type {Roi} from '@site/src/components/shared/roi/useRoi';
import {Field} from '@site/src/components/ui/Field';
import {NativeSelect} from '@site/src/components/ui/NativeSelect';
import {roiAssumptions} from '@site/src/data/roiAssumptions';
import {countedPlanIds, type CountedPlanId} from '@site/src/data/roiFields';
import {formatDollars} from '@site/src/format/numbers';

import styles from './CalculatorSheet.module.css';

const FORMULA = 'formula';

const labels: Readonly<Record<CountedPlanId | typeof FORMULA, string>> = {
  formula: `${formatDollars(roiAssumptions.planPrice)}, as in the formula`,
  missed: 'The plan for missed calls',
  every: 'The plan for every call',
};

/** Plan whose price the results have: the formula's own, or the one that the minutes need. */
export function PlanCounted({roi}: {readonly roi: Roi}): ReactElement {
  const id = useId();
  return (
    <div className={`needsScript noPrint ${styles.plan}`}>
      <Field id={id} label="Plan to count">
        <NativeSelect
          id={id}
          autoComplete="off"
          value={roi.inputs.plan ?? FORMULA}
          onChange={({target}) =>
            roi.setPlan(countedPlanIds.find((plan) => plan === target.value) ?? null)
          }
        >
          {([FORMULA, ...countedPlanIds] as const).map((plan) => (
            <option key={plan} value={plan}>
              {labels[plan]}
            </option>
          ))}
        </NativeSelect>
      </Field>
    </div>
  );
}
