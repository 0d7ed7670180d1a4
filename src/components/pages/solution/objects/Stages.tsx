import type {CSSProperties, ReactElement} from 'react';
import clsx from 'clsx';

import {type ObjectOf} from './objectOf';
import ruled from './ruled.module.css';
import styles from './Stages.module.css';

/** Orders and the stage each has reached. */
export function Stages({orders, stages}: ObjectOf<'stages'>): ReactElement {
  return (
    <ul
      role="list"
      className={clsx(ruled.ruled, styles.stages)}
      style={{'--stages': stages.length} as CSSProperties}
    >
      {orders.map(({label, at}) => (
        <li key={label}>
          <p>
            <b>{label}</b> <span>{stages[at]}</span>
          </p>
          <div aria-hidden="true" className={styles.track}>
            {stages.map((stage, index) => (
              <span
                key={stage}
                data-state={index < at ? 'done' : index === at ? 'here' : undefined}
              />
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
