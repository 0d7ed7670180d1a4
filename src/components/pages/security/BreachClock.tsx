import type {ReactElement} from 'react';

import type {BreachStep} from '@site/src/data/security';

import styles from './BreachClock.module.css';

export interface BreachClockProps {
  /** Hours from suspicion to report, at most. */
  readonly hours: number;
  readonly steps: readonly BreachStep[];
}

/** A day of hours as slots: it starts with the suspicion and ends, at the latest, with the report. */
export function BreachClock({hours, steps}: BreachClockProps): ReactElement {
  return (
    <figure className={styles.clock}>
      <figcaption className={styles.head}>
        <b>A day, an hour to a slot</b>
        <span>Pink is the suspicion, yellow the report at the latest</span>
      </figcaption>
      <div className={styles.body}>
        <ol className={styles.slots} aria-hidden="true">
          {Array.from({length: hours}, (_, hour) => (
            <li key={hour}>{hour + 1}</li>
          ))}
        </ol>
        <ol role="list" className={styles.steps}>
          {steps.map(({until, title, text}) => (
            <li key={title}>
              <p className={`num ${styles.hour}`}>{until === 0 ? 'Hour 0' : `By hour ${until}`}</p>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </figure>
  );
}
