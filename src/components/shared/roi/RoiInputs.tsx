import {useId, type ReactElement} from 'react';

import {RangeField} from './RangeField';
import styles from './RoiSheet.module.css';
import type {Roi} from './useRoi';

export interface RoiInputsProps {
  readonly roi: Pick<Roi, 'fields' | 'setText' | 'setValue'>;
  /** Names the group for screen readers. */
  readonly label: string;
}

/** The five questions. */
export function RoiInputs({roi, label}: RoiInputsProps): ReactElement {
  const prefix = useId();
  return (
    <div role="group" aria-label={label} className={styles.inputs}>
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
  );
}
