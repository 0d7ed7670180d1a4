import type {ReactElement, ReactNode} from 'react';
import clsx from 'clsx';

import styles from './NumberField.module.css';

export interface NumberFieldProps {
  /** Of the input among the children; a note is `${id}-note`, for it to be described by. */
  readonly id: string;
  readonly label: string;
  /** What is said of the number that was typed. */
  readonly note: string | null;
  readonly slider: ReactNode;
  /** The unit around the input in smaller type. */
  readonly hasUnit?: boolean;
  /** The input, with what stands before and after it in its box. */
  readonly children: ReactNode;
}

/** A number to type or to slide: label and box in a row, the slider and a note below. */
export function NumberField({
  id,
  label,
  note,
  slider,
  hasUnit = false,
  children,
}: NumberFieldProps): ReactElement {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span className={clsx(hasUnit && 'small muted', styles.unit, note !== null && styles.noted)}>
        {children}
      </span>
      {slider}
      {note === null ? null : (
        <p id={`${id}-note`} className={`small ${styles.note}`}>
          {note}
        </p>
      )}
    </div>
  );
}
