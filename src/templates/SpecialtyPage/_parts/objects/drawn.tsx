// Objects of a specialty that are drawn.
import {type CSSProperties, Fragment, type ReactElement} from 'react';
import clsx from 'clsx';

import {FactList} from '@site/src/components/layout/FactList';
import type {ObjectOf} from '@site/src/data/specialties/schema';

import styles from './objects.drawing.module.css';

/** Universal numbering: 1 to 16 along the top from the patient's right, 17 to 32 back below. */
const UPPER = Array.from({length: 16}, (_, index) => index + 1);
const LOWER = Array.from({length: 16}, (_, index) => 32 - index);

/** Where it hurts, as the caller said it and as the chart will read it. */
export function Teeth({marked, heard, written}: ObjectOf<'teeth'>): ReactElement {
  const jaw = (numbers: readonly number[]): ReactElement => (
    <div className={styles.jaw}>
      {numbers.map((number) => (
        <span
          key={number}
          className={styles.cell}
          data-state={marked.includes(number) ? 'booked' : undefined}
        >
          {marked.includes(number) ? number : null}
        </span>
      ))}
    </div>
  );

  return (
    <div>
      <div role="img" aria-label={`Tooth chart with number ${marked.join(' and ')} marked.`}>
        {jaw(UPPER)}
        {jaw(LOWER)}
      </div>
      <FactList
        className={styles.facts}
        facts={[
          {term: 'Heard', fact: <q>{heard}</q>},
          {term: 'Noted', fact: written},
        ]}
      />
    </div>
  );
}

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

/** Prenatal visits on the line of forty weeks. */
export function Weeks({from, to, now, visits}: ObjectOf<'weeks'>): ReactElement {
  const at = (week: number): CSSProperties => ({left: `${((week - from) / (to - from)) * 100}%`});
  const weeksOf = (state: 'kept' | 'booked' | 'planned'): string =>
    visits.flatMap((visit) => (visit.state === state ? visit.week : [])).join(', ');
  const description =
    `Prenatal visits, now in week ${now}. Kept in weeks ${weeksOf('kept')}. ` +
    `Just booked in week ${weeksOf('booked')}. ` +
    `Planned in weeks ${weeksOf('planned')}.`;

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
      <p className={clsx('small muted apart', styles.between, styles.caption)}>
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
