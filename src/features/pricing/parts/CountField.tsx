import {useId, useState, type ReactElement} from 'react';

import {NumberField} from '@site/src/ui/NumberField';
import type {SliderProps} from '@site/src/ui/Slider';
import {readCount} from '@site/src/features/pricing/rules/practiceSize';
import {formatNumber} from '@site/src/lib/format/numbers';

export interface CountFieldProps extends Pick<SliderProps, 'label' | 'value' | 'onChange'> {
  /** A typed number below `min` counts as `min`. It may be above `max`. */
  readonly slider: Pick<SliderProps, 'min' | 'max' | 'step'>;
  /** Unit after the number, for screen readers. */
  readonly unit: string;
  /** Units that may be typed after the number. */
  readonly units: readonly string[];
}

/** Field and slider for the same whole number. */
export function CountField({
  label,
  value,
  slider,
  unit,
  units,
  onChange,
}: CountFieldProps): ReactElement {
  // Text while it is being typed, because '' and '0' must not be corrected before the visitor has finished.
  const [typed, setTyped] = useState<string | null>(null);
  const reading = typed === null ? null : readCount(typed, slider.min, units);
  // Back may have changed the number since.
  const draft = reading?.value === value ? typed : null;
  const note = draft === null ? null : (reading?.note ?? null);

  return (
    <NumberField
      id={useId()}
      label={label}
      note={note}
      inputMode="numeric"
      slider={{
        ...slider,
        valueText: `${formatNumber(value)} ${unit}`,
        value: Math.min(value, slider.max),
        onChange: (count) => {
          setTyped(null);
          onChange(count);
        },
      }}
      text={draft ?? formatNumber(value)}
      onText={(text) => {
        setTyped(text);
        onChange(readCount(text, slider.min, units).value);
      }}
      // Text with a note stays as typed, because the note is about it.
      onBlur={() => {
        if (note === null) setTyped(null);
      }}
    />
  );
}
