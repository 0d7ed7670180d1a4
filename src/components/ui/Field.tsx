import type {InputHTMLAttributes, ReactElement, ReactNode} from 'react';
import clsx from 'clsx';

import styles from './Field.module.css';

export interface TextInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> {
  readonly className?: string;
}

/** The bare 52 px control; pair it with a label. */
export function TextInput({className, ...rest}: TextInputProps): ReactElement {
  return <input className={clsx(styles.input, className)} {...rest} />;
}

export interface FieldProps {
  readonly id: string;
  readonly label: string;
  /** Hides the label from sight where the design says the name another way. */
  readonly hideLabel?: boolean;
  readonly optional?: boolean;
  readonly children: ReactNode;
}

/** A label above its control. */
export function Field({
  id,
  label,
  hideLabel = false,
  optional = false,
  children,
}: FieldProps): ReactElement {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={clsx(styles.label, hideLabel && 'visuallyHidden')}>
        {label}
        {optional ? <span className={styles.optional}> optional</span> : null}
      </label>
      {children}
    </div>
  );
}
