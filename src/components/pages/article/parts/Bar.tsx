import type {ReactElement} from 'react';

import styles from './Bar.module.css';

export interface BarProps {
  readonly percent: number;
  readonly tone: 'missed' | 'live';
}

/** A number of a table, drawn. */
export function Bar({percent, tone}: BarProps): ReactElement {
  return (
    <span className={styles.track} aria-hidden="true">
      <span className={styles[tone]} style={{width: `${percent}%`}} />
    </span>
  );
}
