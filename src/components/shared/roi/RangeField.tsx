import type {CSSProperties, ReactElement} from 'react';

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
 * ends; it is a text field because a number field would swallow what it cannot read.
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
      {field.prefix ? <span aria-hidden="true">{field.prefix}</span> : null}
      <input
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        value={text}
        style={{'--characters': text.length} as CSSProperties}
        aria-describedby={note === null ? `${id}-unit` : `${id}-unit ${id}-note`}
        onChange={(event) => onText(event.target.value)}
      />
      {field.suffix ? <span aria-hidden="true">{field.suffix}</span> : null}
      <span id={`${id}-unit`} className="visuallyHidden">
        {field.unitText}
      </span>
    </NumberField>
  );
}
