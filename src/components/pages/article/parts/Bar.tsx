import type {ReactElement} from 'react';

import styles from './Bar.module.css';

export interface BarProps {
  readonly percent: number;
  readonly tone: 'missed' | 'live';
}

/** A number of a table, drawn. */
export function Bar({percent, tone}: BarProps): ReactElement {
  return (
    <svg viewBox="0 0 100 9" preserveAspectRatio="none" aria-hidden="true" className={styles.bar}>
      <rect className={styles[tone]} width={percent} height="9" />
    </svg>
  );
}
