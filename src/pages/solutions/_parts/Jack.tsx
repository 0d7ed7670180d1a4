import type {ReactElement} from 'react';
import clsx from 'clsx';

import styles from './Jack.module.css';

export interface JackProps {
  /** A plug is in it, and its lamp is lit. */
  readonly plugged?: boolean;
  /** Several holes: one number that leads to many departments. */
  readonly shared?: boolean;
}

/** A jack of a switchboard, drawn. */
export function Jack({plugged = false, shared = false}: JackProps): ReactElement {
  return (
    <svg
      viewBox="0 0 64 64"
      aria-hidden="true"
      className={clsx(styles.jack, plugged && styles.plugged)}
    >
      <circle className={styles.ring} cx="32" cy="32" r="30.5" />
      {shared ? (
        <>
          <circle className={styles.hole} cx="32" cy="19.5" r="6.5" />
          <circle className={styles.hole} cx="20.5" cy="39" r="6.5" />
          <circle className={styles.hole} cx="43.5" cy="39" r="6.5" />
        </>
      ) : (
        <>
          <circle cx="32" cy="32" r="20" />
          <circle className={styles.hole} cx="32" cy="32" r={plugged ? 15 : 10.5} />
          <circle className={styles.lamp} cx="55" cy="9" r="5" />
        </>
      )}
    </svg>
  );
}
