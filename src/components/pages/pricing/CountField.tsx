import {useId, useState, type ReactElement} from 'react';

import {Slider, type SliderProps} from '@site/src/components/ui/Slider';
import {formatNumber} from '@site/src/format/numbers';

import styles from '@site/src/components/shared/roi/RangeField.module.css';

export interface CountFieldProps extends Pick<SliderProps, 'label' | 'value' | 'onChange'> {
  /** Less than its `min` makes no sense and is read as it. Typing may go beyond its `max`. */
  readonly slider: Pick<SliderProps, 'min' | 'max' | 'step'>;
}

const MAX_TYPED = 1_000_000;

/** Whole number as people type it ('1,200'); what cannot be read is the smallest. */
const readCount = (text: string, min: number): number => {
  const value = Math.round(Number(text.replace(/[,\s]/g, '')));
  return Number.isFinite(value) ? Math.min(Math.max(value, min), MAX_TYPED) : min;
};

/** A number to type or to slide; both always say the same. */
export function CountField({label, value, slider, onChange}: CountFieldProps): ReactElement {
  const id = useId();
  // What is being typed, while it is: '' and '0' must not be corrected under the visitor's fingers.
  const [draft, setDraft] = useState<string | null>(null);

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <span className={styles.unit}>
        <input
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={draft ?? formatNumber(value)}
          onChange={({target}) => {
            setDraft(target.value);
            onChange(readCount(target.value, slider.min));
          }}
          onBlur={() => setDraft(null)}
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
    </div>
  );
}
