import type {ReactElement, ReactNode} from 'react';
import clsx from 'clsx';

import styles from './NumberField.module.css';

export interface NumberFieldProps {
  /** Id of the input among the children; the note's id is `${id}-note`. */
  readonly id: string;
  readonly label: string;
  /** Note about the number that was typed. */
  readonly note: string | null;
  readonly slider: ReactNode;
  /** True for a unit in smaller type around the input. */
  readonly hasUnit?: boolean;
  /** The input, with signs before and after it in its box. */
  readonly children: ReactNode;
}

/** Number to type or to slide: label and box in a row, the slider and a note below. */
export function NumberField({
  id,
  label,
  note,
  slider,
  hasUnit = false,
  children,
}: NumberFieldProps): ReactElement {
  return (
    <div className={`inLine ${styles.field}`}>
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

export interface NumberInputProps {
  readonly id: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onBlur?: () => void;
  /** True if the field has a note, which then describes it. */
  readonly hasNote: boolean;
  readonly prefix?: string;
  readonly suffix?: string;
  /** Unit in words for screen readers, in place of the signs before and after the number. */
  readonly unitText: string;
}

/**
 * Number with its unit. A text field, because a number field returns nothing for text that it can't parse.
 */
export function NumberInput({
  id,
  text,
  onText,
  onBlur,
  hasNote,
  prefix = '',
  suffix = '',
  unitText,
}: NumberInputProps): ReactElement {
  return (
    <>
      {prefix === '' ? null : <span aria-hidden="true">{prefix}</span>}
      <input
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        value={text}
        aria-describedby={hasNote ? `${id}-unit ${id}-note` : `${id}-unit`}
        onChange={({target}) => onText(target.value)}
        onBlur={onBlur}
      />
      {suffix === '' ? null : <span aria-hidden="true">{suffix}</span>}
      <span id={`${id}-unit`} className="visuallyHidden">
        {unitText}
      </span>
    </>
  );
}
