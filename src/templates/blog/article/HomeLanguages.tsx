import type {CSSProperties, ReactElement} from 'react';

import {homeLanguages} from '@site/src/data/blogFigures/homeLanguages';

import styles from './HomeLanguages.drawing.module.css';
import figure from './figure.module.css';

const {year, oneIn, millions, spanishPercent} = homeLanguages;

/** Five people, one of whom speaks another language at home; and that one, as the languages' shares. */
export function HomeLanguages(): ReactElement {
  return (
    <figure
      className={`${figure.figure} ${styles.chart}`}
      style={{'--people': oneIn, '--spanish': spanishPercent} as CSSProperties}
      data-margin
    >
      <p className={figure.title}>
        {`Almost 1 in ${oneIn} speak another language at home: about ${millions} million people`}
      </p>
      <p className={styles.people} aria-hidden="true">
        {Array.from({length: oneIn}, (_, person) => (
          <span key={person} />
        ))}
      </p>
      <p className={styles.shares}>
        <span>
          Spanish <b>{`${spanishPercent}%`}</b>
        </span>
        <span>Other languages</span>
      </p>
      <figcaption>{`U.S. Census Bureau, ${year}.`}</figcaption>
    </figure>
  );
}
