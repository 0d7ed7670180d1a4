import type {ComponentProps, ReactElement, ReactNode} from 'react';
import clsx from 'clsx';

import styles from './Chip.module.css';

export interface ChipsProps {
  /** Accessible name of the group. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** Rows of chips. */
export function Chips({label, children}: ChipsProps): ReactElement {
  return (
    <div
      className={`inLine ${styles.chips}`}
      role={label === undefined ? undefined : 'group'}
      aria-label={label}
    >
      {children}
    </div>
  );
}

export interface ChipProps {
  readonly isPressed: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** Toggle button of a group: outlined in ink, with a tick, when pressed. */
export function Chip({isPressed, onPress, children}: ChipProps): ReactElement {
  return (
    <button type="button" className={styles.chip} aria-pressed={isPressed} onClick={onPress}>
      {children}
    </button>
  );
}

export interface ChipRadiosProps {
  readonly legend: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Single-choice group of chips, labeled with its question. */
export function ChipRadios({legend, className, children}: ChipRadiosProps): ReactElement {
  return (
    <fieldset className={clsx('inLine', styles.chips, className)}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

export interface ChipRadioProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  readonly children: ReactNode;
}

/** A single chip. */
export function ChipRadio({children, ...input}: ChipRadioProps): ReactElement {
  return (
    <label className={`covered ${styles.chip}`}>
      <input type="radio" {...input} />
      {children}
    </label>
  );
}
