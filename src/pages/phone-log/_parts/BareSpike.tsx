import type {ReactElement} from 'react';

import styles from './PhoneLog.drawing.module.css';

/** The spike that slips go on, still without any. */
export function BareSpike(): ReactElement {
  return (
    <figure className={styles.bare} aria-hidden="true">
      <svg viewBox="0 0 176 470" width="176" height="470">
        <path className={styles.spike} d="M86.25 454V18L88 2l1.75 16v436z" />
        <path className={styles.spike} d="M4 470v-5a4 4 0 0 1 4-4h160a4 4 0 0 1 4 4v5z" />
        <path className={styles.spike} d="M71 461c2-9 5-12 13-13h8c8 1 11 4 13 13z" />
        <path className={styles.wire} d="M96 230h26" />
      </svg>
      <figcaption>One slip for each caller you missed</figcaption>
    </figure>
  );
}
