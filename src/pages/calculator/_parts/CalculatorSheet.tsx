import {useId, type ReactElement, type ReactNode} from 'react';

import {Card} from '@site/src/components/layout/Card';
import {RangeField} from '@site/src/components/shared/roi/RangeField';
import type {Roi} from '@site/src/components/shared/roi/useRoi';

import {PlanCounted} from './PlanCounted';
import {Presets} from './Presets';
import {ResultStatus} from './ResultStatus';
import {RoiResult} from './RoiResult';
import {ShareBar} from './ShareBar';
import styles from './CalculatorSheet.module.css';

export interface CalculatorSheetProps {
  readonly roi: Roi;
  /** The call to action beside the share buttons. */
  readonly action: ReactNode;
}

/** The calculator: inputs, results, and ways to share them. */
export function CalculatorSheet({roi, action}: CalculatorSheetProps): ReactElement {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className="wrap">
        <Card className={styles.sheet}>
          <div className={styles.ask}>
            <div className="apart">
              <h2 id={id}>Your practice</h2>
              <button
                type="button"
                className={`clean-btn textLink noPrint small ${styles.reset}`}
                onClick={roi.reset}
              >
                Reset
              </button>
            </div>
            <p className="withoutScript small muted">
              These figures are for a sample practice. Turn on JavaScript to use your own.
            </p>
            <div role="group" aria-label="Your practice" className={styles.inputs}>
              {roi.fields.map((reading) => (
                <RangeField
                  key={reading.field.id}
                  id={`${id}-${reading.field.id}`}
                  reading={reading}
                  onText={(text) => roi.setText(reading.field.id, text)}
                  onValue={(value) => roi.setValue(reading.field.id, value)}
                />
              ))}
            </div>
            <Presets roi={roi} />
            <PlanCounted roi={roi} />
          </div>
          <div>
            <RoiResult inputs={roi.inputs} estimate={roi.estimate} />
            <ResultStatus roi={roi} />
          </div>
        </Card>
        <ShareBar inputs={roi.inputs} action={action} />
      </div>
    </section>
  );
}
