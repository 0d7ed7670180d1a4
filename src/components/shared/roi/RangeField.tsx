import type {ReactElement} from 'react';

import {NumberField} from '@site/src/components/ui/NumberField';
import {Slider} from '@site/src/components/ui/Slider';
import {formatNumber} from '@site/src/format/numbers';
import type {RoiFieldReading} from '@site/src/domain/roi/fields';

export interface RangeFieldProps {
  readonly id: string;
  readonly reading: RoiFieldReading;
  readonly onText: (text: string) => void;
  readonly onValue: (value: number) => void;
}

/**
 * A number field and a slider for the same value. The field takes anything, also beyond the slider's
 * ends.
 */
export function RangeField({id, reading, onText, onValue}: RangeFieldProps): ReactElement {
  const {field, text, value, sliderValue, note} = reading;
  const {label, prefix, suffix, unitText} = field;
  return (
    <NumberField
      {...{id, label, note, text, onText, prefix, suffix, unitText}}
      slider={
        <Slider
          {...field.slider}
          className="noPrint"
          label={`${label}, slider`}
          valueText={`${formatNumber(value)} ${unitText}`}
          value={sliderValue}
          onChange={onValue}
        />
      }
    />
  );
}
