import {useId, type ReactElement} from 'react';

import {dataValue, formatDollars, formatMonths} from '@site/src/domain/format/numbers';
import {cashChart, type ChartPoint} from '@site/src/domain/roi/cashChart';
import {cashFlow} from '@site/src/domain/roi/cashFlow';
import type {RoiEstimate} from '@site/src/domain/roi/estimate';

import styles from './CashChart.module.css';

export interface CashChartProps {
  readonly estimate: RoiEstimate;
}

/** The drawing's own units; it stretches with its box, and its strokes do not. */
const PLOT = {width: 1200, height: 400} as const;
const px = (x: number): number => Math.round(x * PLOT.width * 10) / 10;
const py = (y: number): number => Math.round(y * PLOT.height * 10) / 10;
const line = (points: readonly ChartPoint[]): string =>
  points.map(({x, y}, index) => `${index === 0 ? 'M' : 'L'}${px(x)} ${py(y)}`).join('');

/** Twelve months of cash, added up, with the numbers behind it. */
export function CashChart({estimate}: CashChartProps): ReactElement {
  const captionId = useId();
  const chart = cashChart(cashFlow(estimate));
  const last = chart.points.at(-1);
  const ends = last && last.cumulative < 0 ? styles.loss : styles.gain;

  return (
    <figure>
      <div className={styles.chart} role="img" aria-label={chart.label}>
        <div className={styles.side} aria-hidden="true">
          {chart.ticks.map(({value, y}) => (
            <span key={value} style={{top: `${y * 100}%`}}>
              {formatDollars(value)}
            </span>
          ))}
        </div>
        <div className={styles.plot}>
          <svg
            viewBox={`0 0 ${PLOT.width} ${PLOT.height}`}
            preserveAspectRatio="none"
            aria-hidden="true"
            focusable="false"
          >
            {chart.ticks.map(({value, y}) => (
              <line
                key={value}
                className={value === 0 ? styles.zero : styles.tick}
                x1="0"
                x2={PLOT.width}
                y1={py(y)}
                y2={py(y)}
              />
            ))}
            <path className={ends} d={line(chart.points)} />
          </svg>
          {chart.payback === null ? null : (
            <span
              className={styles.payback}
              data-side={chart.payback.x > 0.5 ? 'left' : 'right'}
              style={{left: `${chart.payback.x * 100}%`, height: `${chart.zero * 100}%`}}
              aria-hidden="true"
            >
              <b>Setup earned back after {formatMonths(chart.payback.month)}</b>
            </span>
          )}
        </div>
        <ol className={styles.months} aria-hidden="true">
          {chart.points.map(({month}) => (
            <li key={month}>{month}</li>
          ))}
        </ol>
        <p className={styles.unit} aria-hidden="true">
          Months since go-live
        </p>
      </div>
      <details className={styles.numbers}>
        <summary>Show the numbers behind the line</summary>
        <table aria-describedby={captionId}>
          <caption id={captionId}>Cash added up, setup included</caption>
          <thead>
            <tr>
              <th scope="col">Month</th>
              <th scope="col">Cash so far</th>
            </tr>
          </thead>
          <tbody>
            {chart.points.map(({month, cumulative}) => (
              <tr key={month}>
                <th scope="row">{month}</th>
                <td>
                  <data value={dataValue(cumulative)}>{formatDollars(cumulative)}</data>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
