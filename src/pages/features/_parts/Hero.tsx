import type {ReactElement} from 'react';

import {Slot} from '@site/src/components/ui/Slot';
import {Wave} from '@site/src/components/ui/Wave';
import {sampleCall} from '../_content/featureArtifacts';

import styles from './Hero.drawing.module.css';

/** Around the clock's middle, at 88 154. */
const ticks = Array.from({length: 12}, (_, i) => {
  const [x, y] = [Math.sin((i * Math.PI) / 6), -Math.cos((i * Math.PI) / 6)];
  const at = (radius: number): string =>
    `${(88 + x * radius).toFixed(1)} ${(154 + y * radius).toFixed(1)}`;
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
      <svg viewBox="0 0 340 112" aria-hidden="true">
        <circle cx="40" cy="105" r="5" />
        <circle cx="300" cy="105" r="5" />
        <path d="M41 103 170 2 299 103" />
      </svg>
      <div className={styles.card} aria-hidden="true">
        <svg viewBox="0 0 340 240">
          <text x="170" y="50" fontSize="30">
            At lunch
          </text>
          <path className={styles.margin} d="M24 69H316M24 73H316" />
          <circle cx="88" cy="154" r="62" />
          <path d={ticks} />
          <path className={styles.hands} d="M88 154 106 123.400M88 154V107" />
          <text x="238" y="132" fontSize="18">
            Back at
          </text>
          <text x="238" y="180" fontSize="48">
            1:00
          </text>
        </svg>
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
        <span className={styles.cord} />
        <Slot tone="booked" className={styles.slot}>
          {sampleCall.slot}
        </Slot>
      </div>
    </header>
  );
}
