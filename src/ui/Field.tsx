import {type ComponentPropsWithoutRef, forwardRef, type ReactElement, type ReactNode} from 'react';
import clsx from 'clsx';

import warning from './icon/drawn/warning';
import {Icon} from './icon/Icon';

import styles from './Field.module.css';

/** Class of a control that isn't an `input`, such as a button that opens a list. */
export const controlClass = styles.input;

/** The bare 52 px control; pair it with a label. */
export const TextInput = forwardRef<
  HTMLInputElement,
  Omit<ComponentPropsWithoutRef<'input'>, 'className'>
>(function TextInput(props, ref) {
  return <input ref={ref} className={controlClass} {...props} />;
});

/** Text field for several lines. */
export function TextArea(
  props: Omit<ComponentPropsWithoutRef<'textarea'>, 'className'>,
): ReactElement {
  return <textarea className={clsx(controlClass, styles.area)} {...props} />;
}

const problemId = (id: string): string => `${id}-problem`;

/** ARIA attributes of a control while its field has a problem; `note` describes it at all times. */
export const invalid = (
  id: string,
  problem: string | undefined,
  note?: string,
): {readonly 'aria-invalid'?: true; readonly 'aria-describedby'?: string} =>
  problem === undefined
    ? {'aria-describedby': note}
    : {'aria-invalid': true, 'aria-describedby': clsx(problemId(id), note)};

export interface FieldProps {
  readonly id: string;
  readonly label: string;
  /** Hides the label visually where the design shows the name another way. */
  readonly isLabelHidden?: boolean;
  readonly optional?: boolean;
  /** The problem and how to correct it. The control needs `invalid()` as well. */
  readonly problem?: string;
  readonly children: ReactNode;
}

/** Label above its control, and the control's problem below. */
export function Field({
  id,
  label,
  isLabelHidden = false,
  optional = false,
  problem,
  children,
}: FieldProps): ReactElement {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={clsx(styles.label, isLabelHidden && 'visuallyHidden')}>
        {label}
        {optional ? <span className={`small faint ${styles.optional}`}> optional</span> : null}
      </label>
      {children}
      {problem === undefined ? null : (
        <p id={problemId(id)} className={`small ${styles.problem}`}>
          <Icon path={warning} size="small" />
          <span>{problem}</span>
        </p>
      )}
    </div>
  );
}
