import type {ReactElement} from 'react';

import {formatHour} from '@site/src/lib/format/clock';

import styles from './SheetLines.drawing.module.css';

const FIRST_HOUR = 6;
/** Calls of a sample week, Monday to Friday, in each hour from `FIRST_HOUR` on. */
const CALLS: readonly number[] = [2, 7, 17, 14, 12, 11, 13, 10, 9, 11, 12, 9, 5, 3, 2];
/** Hours in which the practice's desk is open: not at lunch. */
const DESK_HOURS: readonly number[] = [8, 9, 10, 11, 13, 14, 15, 16];

const hours = CALLS.map((calls, at) => ({
  calls,
  hour: FIRST_HOUR + at,
  isDeskOpen: DESK_HOURS.includes(FIRST_HOUR + at),
  bar: `M${at * 12} 34v${-calls * 2}h9V34z`,
}));
const sum = (some: typeof hours): number => some.reduce((total, {calls}) => total + calls, 0);
const drawBars = (some: typeof hours): string => some.map(({bar}) => bar).join('');

const open = hours.filter(({isDeskOpen}) => isDeskOpen);
const closed = hours.filter(({isDeskOpen}) => !isDeskOpen);
const busiest = hours.reduce((most, hour) => (hour.calls > most.calls ? hour : most));

/** Bar chart of a week's calls by hour, with those that came while the desk was closed. */
export function Week(): ReactElement {
  return (
    <>
      <svg
        className={styles.week}
        viewBox="0 0 178 34"
        role="img"
        aria-label={`${sum(hours)} calls of a sample week by hour. Most come at ${formatHour(busiest.hour)}.`}
      >
        <path className={styles.closed} d={drawBars(closed)} />
        <path d={drawBars(open)} />
      </svg>
      <span>
        <b>{sum(closed)}</b> of {sum(hours)} calls came while the desk was closed
      </span>
    </>
  );
}
