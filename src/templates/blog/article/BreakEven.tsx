import type {CSSProperties, ReactElement} from 'react';

import {breakEvenMonths} from '@site/src/data/blogFigures/breakEven';

import styles from './BreakEven.drawing.module.css';
import figure from './figure.module.css';

const cases = Object.values(breakEvenMonths);
const last = Math.max(...cases.map(({high}) => high));

/** When the money is back: solo, group, and with everything counted, a column to a month. */
export function BreakEven(): ReactElement {
  return (
    <figure
      className={`${figure.figure} ${styles.chart}`}
      style={{'--months': last} as CSSProperties}
      data-margin
    >
      <p className={figure.title}>Months from going live</p>
      <dl className={styles.months}>
        {cases.map(({label, low, high}, index) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd
              className={index === cases.length - 1 ? styles.all : undefined}
              style={{gridColumn: `${low} / ${high + 1}`}}
            >
              {low}-{high}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.axis} aria-hidden="true">
        {Array.from({length: last}, (_, month) => (
          <span key={month}>{month + 1}</span>
        ))}
      </p>
    </figure>
  );
}
