import type {ReactElement} from 'react';
import clsx from 'clsx';

import {type ObjectOf} from './objectOf';
import styles from './objects.module.css';

/** One practitioner and several rooms: visits start apart, so that the quiet parts overlap. */
export function Stagger({rooms}: ObjectOf<'stagger'>): ReactElement {
  const lengthOf = (room: (typeof rooms)[number]): number =>
    room.start + room.segments.reduce((sum, {minutes}) => sum + minutes, 0);
  const total = Math.max(...rooms.map(lengthOf));
  const share = (minutes: number): string => `${(minutes / total) * 100}%`;
  const description = rooms
    .map(
      ({label, start, segments}) =>
        `${label} starts ${start === 0 ? 'first' : `${start} minutes later`}: ` +
        segments
          .map(({minutes, with: who}) =>
            who === 'rest' ? `${minutes} minutes resting` : `${minutes} with the practitioner`,
          )
          .join(', '),
    )
    .join('. ');

  return (
    <div>
      <div role="img" aria-label={`${description}.`} className={styles.opened}>
        {rooms.map(({label, start, segments}) => (
          <div key={label} className={styles.room}>
            <b>{label}</b>
            <span className={styles.bar}>
              <span style={{width: share(start)}} />
              {segments.map(({minutes, with: who}, index) => (
                <span
                  key={index}
                  className={who === 'rest' ? styles.rest : styles.cell}
                  data-state="booked"
                  style={{width: share(minutes)}}
                >
                  {minutes}
                </span>
              ))}
            </span>
          </div>
        ))}
      </div>
      <p className={clsx('small muted', styles.between, styles.caption)}>
        <span>
          <i className={clsx(styles.cell, styles.key)} data-state="booked" />
          With you, in minutes
        </span>
        <span>
          <i className={clsx(styles.rest, styles.key)} />
          Resting with needles
        </span>
      </p>
    </div>
  );
}
