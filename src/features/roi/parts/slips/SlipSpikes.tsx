import {type CSSProperties, memo, type ReactElement, useId, useRef} from 'react';

import {SLIP_HEIGHT, SLIP_WIDTH, slipEdges} from './slipEdges';
import styles from './SlipSpikes.drawing.module.css';
import {useSlipMotion} from './useSlipMotion';

/** Slips that a spike holds: ten missed calls a day, in 22 working days. */
export const SPIKE_SLIPS = 220;
const SPIKES = 6;

const PILE_HEIGHT = SPIKE_SLIPS * SLIP_HEIGHT;
const pileBox = `0 0 ${SLIP_WIDTH} ${PILE_HEIGHT}`;
/** Half of a pile's edges. The other half are the same, so that the page's HTML has fewer. */
const edges = slipEdges(SPIKE_SLIPS / 2, 11);
const halves = [0, PILE_HEIGHT / 2];
const faceBox = `0 0 ${SLIP_WIDTH} 92`;

/** A whole pile, drawn once and shown by every spike, and a slip seen from above. */
const Shapes = memo(function Shapes({id}: {readonly id: string}): ReactElement {
  return (
    <svg className={styles.shapes} aria-hidden="true">
      <path id={`${id}edges`} d={edges} />
      <g id={`${id}pile`} className={styles.pile}>
        <rect x="9" width={SLIP_WIDTH - 18} height={PILE_HEIGHT} />
        {halves.map((y) => (
          <g key={y} transform={`translate(0 ${y})`}>
            <use href={`#${id}edges`} className={styles.edge} />
            <use href={`#${id}edges`} className={styles.paper} />
          </g>
        ))}
      </g>
      <g id={`${id}slip`} className={styles.slip}>
        <g transform="matrix(.93 -.13 .4 .4 -11.6 67.4)">
          <rect width="200" height="138" />
          <rect width="200" height="8" className={styles.bar} />
          <path d="M14 59H186M14 83H186M14 107H118M14 114h10v10h-10zl10 10m0-10l-10 10M36 121H92" />
        </g>
      </g>
    </svg>
  );
});

interface SpikeProps {
  readonly id: string;
  readonly slips: number;
  readonly isShown: boolean;
  readonly isTop: boolean;
}

const Spike = memo(function Spike({id, slips, isShown, isTop}: SpikeProps): ReactElement {
  return (
    <div
      className={styles.spike}
      data-shown={isShown || undefined}
      data-top={isTop || undefined}
      style={{'--slips': slips} as CSSProperties}
    >
      <i className={styles.needle} />
      <div className={styles.window}>
        <svg viewBox={pileBox} preserveAspectRatio="none">
          <use href={`#${id}pile`} />
        </svg>
      </div>
      <svg viewBox={faceBox} className={styles.face} data-face="">
        <use href={`#${id}slip`} />
        <g transform="matrix(.93 -.13 .4 .4 -11.6 67.4)">
          <text x="100" y="33" textAnchor="middle">
            While You Were Out
          </text>
        </g>
        <ellipse cx="107" cy="80" rx="4.5" ry="2" />
        <path d="M105.25-9V80h3.5V-9z" />
      </svg>
      <svg viewBox={`0 0 ${SLIP_WIDTH} 25`} preserveAspectRatio="none" className={styles.foot}>
        <path d="M23 25v-5a4 4 0 0 1 4-4h160a4 4 0 0 1 4 4v5zM90 16c2-9 5-12 13-13h8c8 1 11 4 13 13z" />
      </svg>
    </div>
  );
});

export interface SlipSpikesProps {
  readonly slips: number;
  readonly label: string;
  /** Words at the height of a full spike. */
  readonly full?: string;
}

/**
 * Pink message slips on spikes. A pile's height changes by two transforms; a few slips fly when their
 * number changes, and all fall when the spikes are first seen.
 */
export function SlipSpikes({slips, label, full}: SlipSpikesProps): ReactElement {
  const id = useId();
  const stage = useRef<HTMLDivElement>(null);
  const needed = Math.min(SPIKES, Math.max(1, Math.ceil(slips / SPIKE_SLIPS)));
  useSlipMotion(stage, slips);
  return (
    <div ref={stage} className={styles.stage} role="img" aria-label={label}>
      <Shapes id={id} />
      {Array.from({length: SPIKES}, (_, at) => (
        <Spike
          key={at}
          id={id}
          slips={Math.max(0, Math.min(SPIKE_SLIPS, slips - at * SPIKE_SLIPS))}
          isShown={at < needed}
          isTop={at === needed - 1}
        />
      ))}
      {full ? (
        <span className={`micro muted ${styles.full}`} data-several={needed > 1 || undefined}>
          <span>{full}</span>
        </span>
      ) : null}
      <div className={styles.flying} data-sample="" hidden>
        <svg viewBox={faceBox}>
          <use href={`#${id}slip`} />
        </svg>
      </div>
    </div>
  );
}
