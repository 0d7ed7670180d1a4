import {useId, useState, type ReactElement} from 'react';
import clsx from 'clsx';

import {Slider, type SliderProps} from '@site/src/components/ui/Slider';
import {readCount} from '@site/src/domain/pricing/readCount';
import {formatNumber} from '@site/src/format/numbers';

import styles from '@site/src/components/shared/roi/RangeField.module.css';

export interface CountFieldProps extends Pick<SliderProps, 'label' | 'value' | 'onChange'> {
  /** Less than its `min` makes no sense and is read as it. Typing may go beyond its `max`. */
  readonly slider: Pick<SliderProps, 'min' | 'max' | 'step'>;
  /** What may be typed after the number. */
  readonly units: readonly string[];
}

/** A number to type or to slide; both always say the same. */
export function CountField({label, value, slider, units, onChange}: CountFieldProps): ReactElement {
  const id = useId();
  // What is being typed, while it is: '' and '0' must not be corrected under the visitor's fingers.
  const [draft, setDraft] = useState<string | null>(null);
  const note = draft === null ? null : readCount(draft, slider.min, units).note;

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <span className={clsx(styles.unit, note !== null && styles.noted)}>
        <input
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={draft ?? formatNumber(value)}
          onChange={({target}) => {
            setDraft(target.value);
            onChange(readCount(target.value, slider.min, units).value);
          }}
          aria-describedby={note === null ? undefined : `${id}-note`}
          // What was counted as something else stays as it was typed, beside the note about it.
          onBlur={() => {
            if (note === null) setDraft(null);
          }}
        />
      </span>
      <Slider
        {...slider}
        label={`${label}, slider`}
        value={Math.min(value, slider.max)}
        onChange={(count) => {
          setDraft(null);
          onChange(count);
        }}
      />
      {note === null ? null : (
        <p id={`${id}-note`} className={`small ${styles.note}`}>
          {note}
        </p>
      )}
    </div>
  );
}
