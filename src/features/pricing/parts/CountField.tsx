import {useId, useState, type ReactElement} from 'react';

import {NumberField} from '@site/src/ui/NumberField';
import {Slider, type SliderProps} from '@site/src/ui/Slider';
import {readCount} from '@site/src/features/pricing/rules/practiceSize';
import {formatNumber} from '@site/src/lib/format/numbers';

export interface CountFieldProps extends Pick<SliderProps, 'label' | 'value' | 'onChange'> {
  /** Less than its `min` makes no sense and is read as it. Typing may go beyond its `max`. */
  readonly slider: Pick<SliderProps, 'min' | 'max' | 'step'>;
  /** Said after the number. */
  readonly unit: string;
  /** Units that may be typed after the number. */
  readonly units: readonly string[];
}

/** A number to type or to slide; both always say the same. */
export function CountField({
  label,
  value,
  slider,
  unit,
  units,
  onChange,
}: CountFieldProps): ReactElement {
  // What is being typed, while it is: '' and '0' must not be corrected under the visitor's fingers.
  const [typed, setDraft] = useState<string | null>(null);
  const reading = typed === null ? null : readCount(typed, slider.min, units);
  // Back may have led to another number since.
  const draft = reading?.value === value ? typed : null;
  const note = draft === null ? null : (reading?.note ?? null);

  return (
    <NumberField
      id={useId()}
      label={label}
      note={note}
      inputMode="numeric"
      slider={
        <Slider
          {...slider}
          label={`${label}, slider`}
          valueText={`${formatNumber(value)} ${unit}`}
          value={Math.min(value, slider.max)}
          onChange={(count) => {
            setDraft(null);
            onChange(count);
          }}
        />
      }
      text={draft ?? formatNumber(value)}
      onText={(text) => {
        setDraft(text);
        onChange(readCount(text, slider.min, units).value);
      }}
      // What was counted as something else stays as it was typed, beside the note about it.
      onBlur={() => {
        if (note === null) setDraft(null);
      }}
    />
  );
}
