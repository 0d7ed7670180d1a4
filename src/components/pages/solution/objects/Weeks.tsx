import type {CSSProperties, ReactElement} from 'react';
import clsx from 'clsx';

import {type ObjectOf} from './objectOf';
import styles from './objects.module.css';

const inWeeks = (weeks: readonly number[]): string => weeks.join(', ');

/** Prenatal visits on the line of forty weeks. */
export function Weeks({from, to, now, visits}: ObjectOf<'weeks'>): ReactElement {
  const at = (week: number): CSSProperties => ({left: `${((week - from) / (to - from)) * 100}%`});
  const weeksOf = (state: 'kept' | 'booked' | 'planned'): readonly number[] =>
    visits.filter((visit) => visit.state === state).map(({week}) => week);
  const description =
    `Prenatal visits, now in week ${now}. Kept in weeks ${inWeeks(weeksOf('kept'))}. ` +
    `Just booked in week ${inWeeks(weeksOf('booked'))}. ` +
    `Planned in weeks ${inWeeks(weeksOf('planned'))}.`;

  return (
    <div role="img" aria-label={description} className={styles.weeks}>
      <span className={styles.now} style={at(now)} />
      {visits.map(({week, label, state}) => (
        <span
          key={week}
          className={clsx(styles.cell, styles.week)}
          data-state={state}
          style={at(week)}
        >
          {label === undefined ? null : <span>{label}</span>}
        </span>
      ))}
    </div>
  );
}
