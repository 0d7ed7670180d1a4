import type {ReactElement, ReactNode} from 'react';
import clsx from 'clsx';

import {Slot, type SlotProps} from '../Slot';
import styles from './Book.drawing.module.css';

export interface BookHeadProps {
  /** Day of the month. */
  readonly day: string;
  readonly title: string;
  readonly note: string;
}

/** Head of a page of the appointment book. */
export function BookHead({day, title, note}: BookHeadProps): ReactElement {
  return (
    <p className={styles.head}>
      <span>{day}</span>
      <b>{title}</b>
      <span className="faint">{note}</span>
    </p>
  );
}

/** Progress of a line: not reached, current, or read. Lines without a state are read. */
export type BookLineState = 'ahead' | 'now' | 'read';

export interface BookLineProps {
  /** Time in the margin. */
  readonly time?: string;
  readonly state?: BookLineState;
  readonly className?: string;
  /** Entry. The last of several parts is aligned to the line’s end. */
  readonly children?: ReactNode;
}

/** Line of a page: a time, the double margin, and the entry. */
export function BookLine({time, state, className, children}: BookLineProps): ReactElement {
  return (
    <li className={clsx(styles.line, className)} data-state={state}>
      <span className={`num ${styles.time}`}>{time}</span>
      <div className={`inLine ${styles.entry}`}>{children}</div>
    </li>
  );
}

export interface BookSlotProps extends SlotProps {
  /** True to fill the whole line. */
  readonly isWide?: boolean;
}

/** Slot in a line; its last word is aligned to its end. */
export function BookSlot({isWide = false, className, ...slot}: BookSlotProps): ReactElement {
  return (
    <Slot {...slot} className={clsx('inLine', styles.slot, isWide && styles.wide, className)} />
  );
}

/** Line from an entry to the slot that it moved to. */
export function BookPath(): ReactElement {
  return <span aria-hidden="true" className={styles.path} />;
}
