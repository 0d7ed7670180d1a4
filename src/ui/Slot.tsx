import type {ReactElement, ReactNode} from 'react';
import clsx from 'clsx';

import styles from './Slot.module.css';

export interface SlotProps {
  /** Canary: booked; blue: transferred or reserved; green: answered; ink: 911. Without a tone, any entry. */
  readonly tone?: 'booked' | 'info' | 'live' | 'ink';
  readonly className?: string;
  readonly children?: ReactNode;
}

/** Entry of the appointment book, with a colored edge. */
export function Slot({tone, className, children}: SlotProps): ReactElement {
  const look = tone === 'booked' ? 'bookedSlot' : [styles.slot, tone && styles[tone]];
  return <span className={clsx(look, className)}>{children}</span>;
}
