import type {ReactElement} from 'react';

import {NumberField} from '@site/src/components/ui/NumberField';
import {Slider} from '@site/src/components/ui/Slider';
import {formatNumber} from '@site/src/format/numbers';
import type {RoiInputId} from '@site/src/data/roiFields';

import type {Roi} from './useRoi';

export interface RangeFieldProps {
  readonly id: string;
  readonly input: RoiInputId;
  readonly roi: Pick<Roi, 'fields' | 'setText' | 'setValue'>;
}

/**
 * A number field and a slider for the same value. The field takes anything, also beyond the slider's
 * ends.
 */
export function RangeField({id, input, roi}: RangeFieldProps): ReactElement {
  const {field, text, value, sliderValue, note} = roi.fields.find(
    (reading) => reading.field.id === input,
  )!;
  const {label, prefix, suffix, unitText} = field;
  return (
    <NumberField
      {...{id, label, note, text, prefix, suffix, unitText}}
      onText={(typed) => roi.setText(input, typed)}
      slider={
        <Slider
          {...field.slider}
          className="noPrint"
          label={`${label}, slider`}
          valueText={`${formatNumber(value)} ${unitText}`}
          value={sliderValue}
          onChange={(moved) => roi.setValue(input, moved)}
        />
      }
    />
  );
}
