import type {ReactElement, ReactNode} from 'react';
import clsx from 'clsx';

import styles from './Slot.module.css';

export interface SlotProps {
  /** Canary booked, blue sent on or held for somebody, green answered, ink 911; without one, any entry. */
  readonly tone?: 'booked' | 'info' | 'live' | 'ink';
  readonly className?: string;
  readonly children?: ReactNode;
}

/** Entry of the appointment book, with a colored edge. */
export function Slot({tone, className, children}: SlotProps): ReactElement {
  const look = tone === 'booked' ? 'bookedSlot' : [styles.slot, tone && styles[tone]];
  return <span className={clsx(look, className)}>{children}</span>;
}
