import type {ReactElement} from 'react';
import clsx from 'clsx';

import type {RoiInputs} from '@site/src/features/roi/data/fields';
import {formatDollars, roundToTenth} from '@site/src/lib/format/numbers';
import {cashChart, type ChartPoint} from '@site/src/features/roi/rules/cashChart';
import {estimateCautious} from '@site/src/features/roi/rules/estimate';

import styles from './CashChart.drawing.module.css';

/** Units of the drawing, which stretches with its box while its strokes don't. */
const PLOT = {width: 1200, height: 400} as const;
const px = (x: number): number => roundToTenth(x * PLOT.width);
const py = (y: number): number => roundToTenth(y * PLOT.height);
const path = (points: readonly ChartPoint[]): string =>
  points.map(({x, y}, index) => `${index === 0 ? 'M' : 'L'}${px(x)} ${py(y)}`).join('');

export function CashChart({inputs}: {readonly inputs: RoiInputs}): ReactElement {
  const chart = cashChart(estimateCautious(inputs));

  const ticks = chart.ticks
    .map(({value, y}) => ({text: formatDollars(value), y}))
    // Removes repeated labels, such as 'over $1 trillion'.
    .filter(({text}, index, all) => text !== all[index - 1]?.text);

  return (
    <figure>
      <div className={styles.chart} role="img" aria-label={chart.label}>
        <div className={styles.side} aria-hidden="true">
          {ticks.map(({text, y}) => (
            <span key={y} style={{top: `${y * 100}%`}}>
              {text}
            </span>
          ))}
        </div>
        <svg
          viewBox={`0 0 ${PLOT.width} ${PLOT.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          {chart.ticks.map(({value, y}) => (
            <path
              key={value}
              className={clsx(value === 0 && styles.zero)}
              d={`M0 ${py(y)}H${PLOT.width}`}
            />
          ))}
          <path className={clsx(styles.cash, chart.isLoss && styles.loss)} d={path(chart.points)} />
        </svg>
        <ol className={styles.months} aria-hidden="true">
          {chart.points.map(({month}) => (
            <li key={month}>{month}</li>
          ))}
        </ol>
        <p className={`noPrint ${styles.unit}`} aria-hidden="true">
          Months since go-live
        </p>
      </div>
    </figure>
  );
}
