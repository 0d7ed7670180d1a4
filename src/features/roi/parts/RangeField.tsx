import type {ReactElement} from 'react';

import {NumberField} from '@site/src/ui/NumberField';
import {Slider} from '@site/src/ui/Slider';
import {formatNumber} from '@site/src/lib/format/numbers';
import type {RoiInputId} from '@site/src/features/roi/fields';

import type {Roi} from './useRoi';

export interface RangeFieldProps {
  readonly id: string;
  readonly input: RoiInputId;
  readonly roi: Pick<Roi, 'fields' | 'setText' | 'setValue'>;
}

/** Number field and slider for the same value. The field accepts numbers beyond the slider's ends. */
export function RangeField({id, input, roi}: RangeFieldProps): ReactElement {
  const {field, text, value, sliderValue, note} = roi.fields[input];
  return (
    <NumberField
      id={id}
      label={field.label}
      note={note}
      text={text}
      prefix={field.prefix}
      suffix={field.suffix}
      unitText={field.unitText}
      onText={(typed) => roi.setText(input, typed)}
      slider={
        <Slider
          {...field.slider}
          className="noPrint"
          label={`${field.label}, slider`}
          valueText={`${formatNumber(value)} ${field.unitText}`}
          value={sliderValue}
          onChange={(moved) => roi.setValue(input, moved)}
        />
      }
    />
  );
}
