import type {ReactElement} from 'react';
import clsx from 'clsx';

import {type ObjectOf} from './objectOf';
import styles from './objects.module.css';

/** Visits that the insurer allowed: one slot each. */
export function Visits({authorized, used, booked, caption}: ObjectOf<'visits'>): ReactElement {
  const left = authorized - used - booked;
  return (
    <div>
      <div
        role="img"
        aria-label={`${authorized} visits authorized: ${used} used, ${booked} booked, ${left} left.`}
        className={clsx(styles.opened, styles.visits)}
      >
        {Array.from({length: authorized}, (_, index) => (
          <span
            key={index}
            className={styles.cell}
            data-state={index < used ? 'kept' : index < used + booked ? 'booked' : undefined}
          >
            {index + 1}
          </span>
        ))}
      </div>
      <p className={clsx('small muted', styles.caption)}>{caption}</p>
    </div>
  );
}
