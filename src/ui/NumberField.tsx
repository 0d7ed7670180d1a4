import type {ReactElement} from 'react';
import clsx from 'clsx';

import styles from './NumberField.module.css';
import {Slider, type SliderProps} from './Slider';

export interface NumberFieldProps {
  readonly id: string;
  readonly label: string;
  /** Note about the number that was typed. */
  readonly note: string | null;
  /** Slider for the same number. */
  readonly slider?: Omit<SliderProps, 'label'>;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onBlur?: () => void;
  /** `numeric` for whole numbers. */
  readonly inputMode?: 'decimal' | 'numeric';
  readonly prefix?: string;
  readonly suffix?: string;
  /** Unit in words for screen readers, in place of the signs before and after the number. */
  readonly unitText?: string;
}

/**
 * Number to type or to slide: label and box in a row, the slider and a note below. A text field,
 * because a number field returns nothing for text that it can't parse.
 */
export function NumberField({
  id,
  label,
  note,
  slider,
  text,
  onText,
  onBlur,
  inputMode = 'decimal',
  prefix = '',
  suffix = '',
  unitText,
}: NumberFieldProps): ReactElement {
  const hasUnit = unitText !== undefined;
  return (
    <div className={`inLine ${styles.field}`}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span className={clsx(hasUnit && 'small muted', styles.unit, note !== null && styles.noted)}>
        {prefix === '' ? null : <span aria-hidden="true">{prefix}</span>}
        <input
          id={id}
          type="text"
          inputMode={inputMode}
          autoComplete="off"
          spellCheck={false}
          value={text}
          aria-describedby={
            clsx(hasUnit && `${id}-unit`, note !== null && `${id}-note`) || undefined
          }
          onChange={({target}) => onText(target.value)}
          onBlur={onBlur}
        />
        {suffix === '' ? null : <span aria-hidden="true">{suffix}</span>}
        {hasUnit ? (
          <span id={`${id}-unit`} className="visuallyHidden">
            {unitText}
          </span>
        ) : null}
      </span>
      {slider === undefined ? null : <Slider label={`${label}, slider`} {...slider} />}
      {note === null ? null : (
        <p id={`${id}-note`} className={`small ${styles.note}`}>
          {note}
        </p>
      )}
    </div>
  );
}
