import {Fragment, type ReactElement} from 'react';
import clsx from 'clsx';

import {type ObjectOf} from './objectOf';
import styles from './objects.module.css';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] as const;
const STATES: Readonly<Record<string, string | undefined>> = {
  k: 'kept',
  b: 'booked',
  m: 'missed',
};

/** The weeks of a care plan: three times a week, then two, then one. */
export function Rhythm({weeks}: ObjectOf<'rhythm'>): ReactElement {
  const description = weeks
    .map(({label, days}) => {
      const visits = DAYS.flatMap((day, index) => {
        const state = STATES[days.charAt(index)];
        return state === undefined ? [] : [`${day} ${state}`];
      });
      return `${label}: ${visits.join(', ')}.`;
    })
    .join(' ');

  return (
    <div
      role="img"
      aria-label={`Care plan. ${description}`}
      className={clsx(styles.opened, styles.rhythm)}
    >
      <span />
      {DAYS.map((day) => (
        <span key={day} className="muted">
          {day}
        </span>
      ))}
      {weeks.map(({label, days}) => (
        <Fragment key={label}>
          <span>{label}</span>
          {DAYS.map((day, index) => (
            <span key={day} className={styles.cell} data-state={STATES[days.charAt(index)]} />
          ))}
        </Fragment>
      ))}
    </div>
  );
}
