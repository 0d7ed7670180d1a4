import type {ReactElement, ReactNode} from 'react';
import clsx from 'clsx';

import styles from './Tag.module.css';

export interface TagProps {
  /** Colors have a meaning. Canary: booked; green: answered; blue: transferred to a person. */
  readonly tone?: 'booked' | 'info' | 'live' | 'beta' | 'ink' | 'outline';
  readonly className?: string;
  readonly children: ReactNode;
}

export function Tag({tone = 'info', className, children}: TagProps): ReactElement {
  return <span className={clsx(styles.tag, styles[tone], className)}>{children}</span>;
}
