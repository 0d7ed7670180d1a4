import type {ReactElement} from 'react';
import clsx from 'clsx';

import {reportHours, reportOutcomes} from '@site/src/data/featureArtefacts';
import {formatHour} from '@site/src/domain/format/hour';

import styles from './WeekReport.module.css';

const total = reportHours.reduce((sum, {calls}) => sum + calls, 0);
const whileClosed = reportHours.reduce(
  (sum, {calls, deskClosed}) => sum + (deskClosed ? calls : 0),
  0,
);
const busiest = reportHours.reduce((most, hour) => (hour.calls > most.calls ? hour : most));

/** The weekly page: when it rang, and what became of it. One slot is one call. */
export function WeekReport(): ReactElement {
  return (
    <figure className={styles.report}>
      <div className={styles.head}>
        <b>Calls, Monday to Friday</b>
        <span>Sample week</span>
      </div>
      <div
        className={styles.hours}
        role="img"
        aria-label={`${total} calls by hour of the day, from ${formatHour(reportHours[0]?.hour ?? 0)} to ${formatHour((reportHours.at(-1)?.hour ?? 0) + 1)}. Most come at ${formatHour(busiest.hour)}: ${busiest.calls}. ${whileClosed} come while the desk is closed or at lunch.`}
      >
        {reportHours.map(({hour, calls, deskClosed}) => (
          <div key={hour} className={clsx(styles.hour, deskClosed && styles.closed)}>
            {Array.from({length: calls}, (_, i) => (
              <i key={i} />
            ))}
            <span>{hour % 3 === 0 ? formatHour(hour) : ''}</span>
          </div>
        ))}
      </div>
      <p className={styles.legend}>
        <span>
          <i className={styles.keyClosed} /> Desk closed or at lunch: {whileClosed}
        </span>
        <span>
          <i className={styles.keyOpen} /> Desk open: {total - whileClosed}
        </span>
      </p>
      <dl className={styles.outcomes}>
        {reportOutcomes.map(({name, calls}) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{calls}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>All calls, all answered</dt>
          <dd>{total}</dd>
        </div>
      </dl>
    </figure>
  );
}
