import type {CSSProperties, ReactElement} from 'react';

import {peakAndShift} from '@site/src/data/blogFigures/peakAndShift';

import styles from './PeakAndShift.drawing.module.css';
import figure from './figure.module.css';

const {peakMinutes, shiftHours} = peakAndShift;

const spans = [
  {id: 'peak', name: 'The peak', lasts: `${peakMinutes} minutes`, minutes: peakMinutes},
  {id: 'shift', name: 'The person', lasts: `${shiftHours} hours`, minutes: shiftHours * 60},
] as const;

/** A peak beside the shift of the person who is hired for it, to scale: a column to an hour. */
export function PeakAndShift(): ReactElement {
  return (
    <figure
      className={`${figure.figure} ${styles.chart}`}
      style={{'--hours': shiftHours} as CSSProperties}
      data-margin
    >
      <p className={figure.title}>A person who is hired for the peak, to scale</p>
      <dl className={styles.spans}>
        {spans.map(({id, name, lasts, minutes}) => (
          <div
            key={id}
            data-span={id}
            style={{'--part': minutes / (shiftHours * 60)} as CSSProperties}
          >
            <dt>{name}</dt>
            <dd>{lasts}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
