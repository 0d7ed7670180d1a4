import type {ReactElement} from 'react';

import {Slot} from '@site/src/ui/Slot';
import {wavePath} from '@site/src/lib/drawing/wavePath';
import type {PlanId} from '@site/src/data/plans';

import styles from './PlanRoute.module.css';

/** Width of the drawing; the plans' columns are 400, 440 and 400 units wide. */
const WIDTH = 1240;

/** Vertical position of the line. */
const LINE_Y = 22;

/**
 * End of the line: the middle of a plan's column, or for a quote the end of the second column. The
 * outer plans are 22 px lower.
 */
const ENDS: Readonly<Record<PlanId | 'quoted', readonly [x: number, y: number]>> = {
  small: [200, 114],
  medium: [620, 92],
  quoted: [854, 84],
  enterprise: [1040, 114],
};

const voice = wavePath({width: 480, height: 2 * LINE_Y, seed: 31, lead: 20, tail: 60});

const route = ([x, endY]: readonly [number, number]): string => {
  const talk =
    x > 480
      ? `${voice}H${x - 16}`
      : `${wavePath({width: 150, height: 2 * LINE_Y, seed: 31, lead: 16, tail: 20})}H${x - 16}`;
  return `M-400 ${LINE_Y}${talk.replace(/^M0 \d+/, `H0`)}Q${x} ${LINE_Y} ${x} ${LINE_Y + 16}V${endY}`;
};

export interface PlanRouteProps {
  /** Plan at the end of the line; null for a quote, between the last two plans. */
  readonly planId: PlanId | null;
}

/** Line from the plan finder to the plan that fits. */
export function PlanRoute({planId}: PlanRouteProps): ReactElement {
  return (
    <div className={styles.route} aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} 92`} preserveAspectRatio="none" focusable="false">
        <path d={route(ENDS[planId ?? 'quoted'])} />
      </svg>
      {planId === null ? (
        <Slot tone="info" className={styles.quoted}>
          Priced on request
        </Slot>
      ) : null}
    </div>
  );
}
