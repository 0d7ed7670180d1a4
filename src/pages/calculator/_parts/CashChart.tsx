import type {ReactElement} from 'react';
import clsx from 'clsx';

import {FactTable} from '@site/src/components/layout/FactTable';
import type {RoiInputs} from '@site/src/data/roiFields';
import {
  dataValue,
  formatDollars,
  formatPayback,
  keepUnits,
  toTenth,
} from '@site/src/format/numbers';
import {cashChart, type ChartPoint} from '@site/src/domain/roi/cashChart';
import {cashFlow} from '@site/src/domain/roi/cashFlow';
import {estimateCautious} from '@site/src/domain/roi/cautious';
import {estimateRoi, type RoiEstimate} from '@site/src/domain/roi/estimate';

import styles from './CashChart.drawing.module.css';

/** The drawing's own units; it stretches with its box, and its strokes do not. */
const PLOT = {width: 1200, height: 400} as const;
const px = (x: number): number => toTenth(x * PLOT.width);
const py = (y: number): number => toTenth(y * PLOT.height);
const path = (points: readonly ChartPoint[]): string =>
  points.map(({x, y}, index) => `${index === 0 ? 'M' : 'L'}${px(x)} ${py(y)}`).join('');

const outcome = ({firstYearNet, paybackMonths}: RoiEstimate): string =>
  `After a year: ${formatDollars(firstYearNet)}. ` +
  (paybackMonths === null
    ? 'The setup never comes back.'
    : `Setup earned back after ${formatPayback(paybackMonths)}.`);

/** Twelve months of cash, added up: in the cautious case, and by the formula. */
export function CashChart({inputs}: {readonly inputs: RoiInputs}): ReactElement {
  const lines = [
    {name: 'Cautious case', estimate: estimateCautious(inputs)},
    {name: 'By the formula', estimate: estimateRoi(inputs)},
  ].map((line) => ({...line, flow: cashFlow(line.estimate)}));
  const chart = cashChart(lines[0]!.flow, lines[1]!);

  const ticks = chart.ticks
    .map(({value, y}) => ({text: formatDollars(value), y}))
    // 'over $1 trillion' once is enough
    .filter(({text}, index, all) => text !== all[index - 1]?.text);

  return (
    <figure>
      <ul role="list" className={styles.key}>
        {lines.map(({name, estimate}) => (
          <li key={name}>
            <b>{name}</b> <span>{keepUnits(outcome(estimate))}</span>
          </li>
        ))}
      </ul>
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
          {[chart.second, chart.points].map((points, index) => (
            <path
              key={index}
              className={clsx(
                styles.cash,
                index === 0 && styles.second,
                (points.at(-1)?.cumulative ?? 0) < 0 && styles.loss,
              )}
              d={path(points)}
            />
          ))}
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
      <details className={`noPrint ${styles.numbers}`}>
        <summary className="textLink small triangle">Show the numbers behind the lines</summary>
        <FactTable
          figures
          caption="Cash added up, setup included"
          columns={['Month', ...lines.map(({name}) => name)]}
          rows={chart.points.map(({month}, index) => ({
            id: String(month),
            name: month,
            cells: lines.map(({name, flow}) => {
              const cash = flow.points[index]!.cumulative;
              return (
                <data key={name} value={dataValue(cash)}>
                  {formatDollars(cash)}
                </data>
              );
            }),
          }))}
        />
      </details>
    </figure>
  );
}
