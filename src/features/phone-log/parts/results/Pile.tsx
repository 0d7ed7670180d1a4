import type {ReactElement} from 'react';

import {roundToTenth} from '@site/src/lib/format/numbers';
import {seededRandom} from '@site/src/lib/format/seededRandom';

import styles from './Pile.drawing.module.css';

/** Units that a slip is wide; each drawing is as wide as its column. */
export const SLIP_WIDTH = 214;
/** One scale for all piles: callers for each slip drawn, and pixels that it is high. */
export interface Scale {
  readonly perSlip: number;
  readonly thickness: number;
}

export interface PileProps {
  readonly count: number;
  readonly scale: Scale;
  readonly seed: number;
}

/** Slips seen from the side, none quite straight. */
export function Pile({count, scale: {perSlip, thickness}, seed}: PileProps): ReactElement {
  const random = seededRandom(seed);
  const slips = Math.max(1, Math.round(count / perSlip));
  const height = roundToTenth(slips * thickness);
  const edges = Array.from({length: slips}, (_, at) => {
    const x = (random() - 0.5) * (random() < 0.08 ? 22 : 10);
    const tilt = (random() - 0.5) * 1.6;
    const sag = (random() - 0.3) * 1.2;
    const y = thickness * (at + 0.5) + tilt;
    return `M${roundToTenth(x)} ${roundToTenth(y)}q${SLIP_WIDTH / 2} ${roundToTenth(sag - tilt)} ${SLIP_WIDTH} ${roundToTenth(-2 * tilt)}`;
  }).join('');
  return (
    <svg
      viewBox={`0 0 ${SLIP_WIDTH} ${height}`}
      height={height}
      className={styles.pile}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect x="9" width={SLIP_WIDTH - 18} height={height} />
      <path d={edges} className={styles.edge} strokeWidth={thickness} />
      <path d={edges} className={styles.paper} strokeWidth={Math.max(0.7, thickness - 0.9)} />
    </svg>
  );
}
