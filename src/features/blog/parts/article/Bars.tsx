import type {CSSProperties, ReactElement} from 'react';

import styles from './Bars.drawing.module.css';
import figure from './figure.module.css';

export interface Bar {
  readonly name: string;
  readonly text: string;
  /** Start and end, in the units of the scale. */
  readonly from: number;
  readonly to: number;
}

export interface BarsProps {
  readonly title: string;
  /** Length of the scale in units, each with a thin rule at its end. */
  readonly units: number;
  readonly bars: readonly Bar[];
  readonly caption?: string;
}

/** Converts the start of a bar to CSS's `background-position`, which depends on the bar's length. */
const startOf = (from: number, part: number, units: number): number =>
  part === 1 ? 0 : from / units / (1 - part);

export function Bars({title, units, bars, caption}: BarsProps): ReactElement {
  return (
    <figure
      className={`${figure.figure} ${styles.chart}`}
      style={{'--units': units} as CSSProperties}
      data-margin
    >
      <p className={figure.title}>{title}</p>
      <dl className={styles.bars}>
        {bars.map(({name, text, from, to}) => {
          const part = (to - from) / units;
          return (
            <div
              key={name}
              style={{'--part': part, '--start': startOf(from, part, units)} as CSSProperties}
            >
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          );
        })}
      </dl>
      {caption === undefined ? null : <figcaption>{caption}</figcaption>}
    </figure>
  );
}
