import type {ReactElement} from 'react';

import {Wave} from '@site/src/components/ui/Wave';
import {sampleCall} from '@site/src/data/featureArtefacts';

import styles from './Hero.module.css';

const ticks = Array.from({length: 12}, (_, i) => {
  const [x, y] = [Math.sin((i * Math.PI) / 6), -Math.cos((i * Math.PI) / 6)];
  const at = (radius: number): string =>
    `${(66 + x * radius).toFixed(1)} ${(66 + y * radius).toFixed(1)}`;
  return `M${at(i % 3 === 0 ? 49 : 52)}L${at(57)}`;
}).join('');

/** The sign that hangs at the front desk while the phone rings. */
function Sign(): ReactElement {
  return (
    <figure
      className={styles.sign}
      role="img"
      aria-label="A sign at the front desk: at lunch, back at 1:00."
    >
      <svg
        viewBox="0 0 340 150"
        preserveAspectRatio="none"
        className={styles.string}
        aria-hidden="true"
      >
        <path d="M40 150 170 2 300 150" />
      </svg>
      <div className={styles.card} aria-hidden="true">
        <p className={styles.atLunch}>At lunch</p>
        <svg viewBox="0 0 132 132" className={styles.clock}>
          <circle cx="66" cy="66" r="62" />
          <path d={ticks} />
          <path className={styles.hands} d="M66 66 84 35.400M66 66V19" />
        </svg>
        <p>
          Back at <b>1:00</b>
        </p>
      </div>
    </figure>
  );
}

/** A sign that says nobody is there, and the line that rings under it: into the sheet below. */
export function Hero(): ReactElement {
  return (
    <header className={styles.hero} data-ground="tint">
      <div className="wrap">
        <div className={styles.words}>
          <h1>What an AI receptionist does with one call</h1>
          <p className="lede">
            Tuesday, 12:41 pm. The desk is at lunch, and the phone rings. Follow that call through
            all fifteen features and see what each one leaves on the sheet.
          </p>
        </div>
        <Sign />
      </div>
      <div className={styles.line} aria-hidden="true">
        <Wave width={600} height={96} seed={17} lead={6} tail={6} fit="none" animated />
        <span className={styles.slot}>{sampleCall.slot}</span>
      </div>
    </header>
  );
}
