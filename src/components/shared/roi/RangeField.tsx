import type {ReactElement} from 'react';

import {NumberField, NumberInput} from '@site/src/components/ui/NumberField';
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
  const {min, max, step} = field.slider;

  return (
    <NumberField
      id={id}
      label={field.label}
      note={note}
      hasUnit
      slider={
        <Slider
          className="noPrint"
          label={`${field.label}, slider`}
          valueText={`${formatNumber(value)} ${field.unitText}`}
          min={min}
          max={max}
          step={step}
          value={sliderValue}
          onChange={onValue}
        />
      }
    >
      <NumberInput
        id={id}
        text={text}
        onText={onText}
        hasNote={note !== null}
        prefix={field.prefix}
        suffix={field.suffix}
        unitText={field.unitText}
      />
    </NumberField>
  );
}
