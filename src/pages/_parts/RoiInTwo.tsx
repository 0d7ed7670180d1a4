import {type ReactElement, useId} from 'react';

import {Columns} from '@site/src/components/layout/Columns';
import {DemoLink} from '@site/src/components/shared/cta/DemoLink';
import {RangeField} from '@site/src/components/shared/roi/RangeField';
import {useRoi} from '@site/src/components/shared/roi/useRoi';
import {ButtonLink} from '@site/src/components/ui/Button';
import {cautiousAssumptions} from '@site/src/data/roiAssumptions';
import {cautiousText} from '@site/src/domain/roi/cautious';
import {estimateRoi} from '@site/src/domain/roi/estimate';
import {dataValue, formatDollars, keepUnits} from '@site/src/format/numbers';

import styles from './RoiInTwo.module.css';

/** What most practices know of themselves; the calculator has the rest. */
const asked = ['dailyCalls', 'missedPercentage'] as const;

/** Two numbers of the visitor's, and what the cautious case of the calculator makes of them. */
export function RoiInTwo(): ReactElement {
  const prefix = useId();
  const {fields, inputs, setText, setValue} = useRoi();
  const {netMonthlyBenefit: net} = estimateRoi(inputs, cautiousAssumptions);
  return (
    <Columns split="4/7">
      <div className={styles.ask}>
        <h2 id="roi">What do missed calls cost your practice?</h2>
        <p className="withoutScript small muted">
          Without JavaScript this shows our default practice; the fields need it to count yours.
        </p>
        <div role="group" aria-label="Your practice" className={styles.fields}>
          {asked.map((id) => (
            <RangeField
              key={id}
              id={`${prefix}-${id}`}
              reading={fields.find(({field}) => field.id === id)!}
              onText={(text) => setText(id, text)}
              onValue={(value) => setValue(id, value)}
            />
          ))}
        </div>
      </div>
      <div className={styles.sum}>
        <p className="small muted">
          {net < 0 ? 'Net loss in the cautious case' : 'Net benefit in the cautious case'}
        </p>
        <p className={styles.figure} role="status">
          <data value={dataValue(net)}>{formatDollars(net)}</data> <small>a month</small>
        </p>
        <p className="small muted">
          {keepUnits(
            `${cautiousText(inputs)} A visit counts as ${formatDollars(inputs.avgRevenuePerVisit)}.`,
          )}
        </p>
        <div className="actions">
          <DemoLink source="roi_calculator" variant="ghost" />
          <ButtonLink to="/calculator" variant="ghost">
            Open the full calculator
          </ButtonLink>
        </div>
      </div>
    </Columns>
  );
}
