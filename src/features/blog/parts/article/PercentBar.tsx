import type {ReactElement} from 'react';

import styles from './PercentBar.module.css';

/** A share of a table's row, drawn as a bar. Decoration. */
export function PercentBar({
  percent,
  tone,
}: {
  readonly percent: number;
  readonly tone: 'missed' | 'live';
}): ReactElement {
  return (
    <svg viewBox="0 0 100 9" preserveAspectRatio="none" aria-hidden="true" className={styles.bar}>
      <rect className={`${tone}Mark`} width={percent} height="9" />
    </svg>
  );
}
