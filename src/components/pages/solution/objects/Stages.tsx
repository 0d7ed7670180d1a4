import type {CSSProperties, ReactElement} from 'react';

import {type ObjectOf} from './objectOf';
import styles from './objects.module.css';

/** Orders and the stage each has reached. */
export function Stages({orders, stages}: ObjectOf<'stages'>): ReactElement {
  return (
    <ul role="list" className={styles.ruled} style={{'--stages': stages.length} as CSSProperties}>
      {orders.map(({label, at}) => (
        <li key={label}>
          <p className={styles.between}>
            <b>{label}</b> <span className="muted">{stages[at]}</span>
          </p>
          <div aria-hidden="true" className={styles.track}>
            {stages.map((stage, index) => (
              <span
                key={stage}
                className={styles.slot}
                data-state={index < at ? 'kept' : index === at ? 'booked' : undefined}
              />
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
