import {type ReactElement, type ReactNode, useId} from 'react';

import {Card} from '@site/src/components/layout/Card';
import {RangeField} from '@site/src/components/shared/roi/RangeField';
import type {Roi} from '@site/src/components/shared/roi/useRoi';

import {ResultStatus} from './ResultStatus';
import {RoiResult} from './RoiResult';
import styles from './RoiSheet.module.css';

export interface RoiSheetProps {
  readonly roi: Roi;
  /** Above the inputs: a heading, a sentence. */
  readonly intro?: ReactNode;
  /** Below the inputs, e.g. presets. */
  readonly tools?: ReactNode;
  /** Below the result: buttons. */
  readonly actions?: ReactNode;
}

/** The calculator, drawn from state that its owner keeps. */
export function RoiSheet({roi, intro, tools, actions}: RoiSheetProps): ReactElement {
  const prefix = useId();
  return (
    <Card className={styles.sheet}>
      <div className={styles.ask}>
        {intro}
        <p className="withoutScript small muted">
          These figures are for a sample practice. Turn on JavaScript to use your own.
        </p>
        <div role="group" aria-label="Your practice" className={styles.inputs}>
          {roi.fields.map((reading) => (
            <RangeField
              key={reading.field.id}
              id={`${prefix}-${reading.field.id}`}
              reading={reading}
              onText={(text) => roi.setText(reading.field.id, text)}
              onValue={(value) => roi.setValue(reading.field.id, value)}
            />
          ))}
        </div>
        {tools}
      </div>
      <div>
        <RoiResult inputs={roi.inputs} estimate={roi.estimate} />
        <ResultStatus roi={roi} />
        {actions === undefined ? null : (
          <div className={`actions ${styles.actions}`}>{actions}</div>
        )}
      </div>
    </Card>
  );
}
