import type {ReactElement} from 'react';

import type {CallView} from '@site/src/features/call/rules/restingView';
import {wavePath} from '@site/src/lib/drawing/wavePath';

import styles from './CallCard.drawing.module.css';

/** Units of the drawing: width of a turn, height, and length of the line beyond the card. */
const TURN = 50;
const HEIGHT = 64;
const OVERHANG = 3_000;
/** Start of a turn's wave, distance between its strokes, and their maximum number. */
const LEAD = 4;
const STROKE = 3;
const MAX_STROKES = 14;
/** Number of turns that fit at full size. */
const MAX_FULL_SIZE_TURNS = 9;

const voiceOf = (text: string, seed: number): string => {
  const strokes = Math.min(MAX_STROKES, 5 + Math.round(text.split(' ').length * 0.55));
  const length = strokes * STROKE;
  return wavePath({
    width: TURN,
    height: HEIGHT,
    seed,
    lead: LEAD,
    tail: TURN - LEAD - length - 2,
    step: STROKE,
    word: [length, length],
  });
};

export interface CallWaveProps extends Pick<CallView, 'turns' | 'phoneLine'> {
  readonly seed: number;
}

/** Phone line from the page's edge, with a wave for every turn. */
export function CallWave({turns, phoneLine, seed}: CallWaveProps): ReactElement {
  const middle = HEIGHT / 2;
  const end = turns.length * TURN + 2 * LEAD;
  const hasNoEnd = phoneLine === 'slot' || phoneLine === 'passed';
  return (
    <div className={styles.wave} aria-hidden="true">
      <svg
        viewBox={`0 0 ${Math.max(MAX_FULL_SIZE_TURNS, turns.length + 0.5) * TURN} ${HEIGHT}`}
        preserveAspectRatio="xMinYMid"
        focusable="false"
      >
        <path d={`M-${OVERHANG} ${middle}H0`} />
        {turns.map(({text}, index) => (
          <path
            key={index}
            data-new={index === turns.length - 1 ? '' : undefined}
            transform={`translate(${index * TURN})`}
            d={voiceOf(text, seed + 7 * index)}
          />
        ))}
        <path d={`M${turns.length * TURN} ${middle}H${hasNoEnd ? OVERHANG : end}`} />
        {hasNoEnd ? null : <circle cx={end + 5} cy={middle} r="5.5" />}
      </svg>
    </div>
  );
}
