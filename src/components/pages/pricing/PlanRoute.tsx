import type {ReactElement} from 'react';

import {Slot} from '@site/src/components/ui/Slot';
import {wavePath} from '@site/src/components/ui/wavePath';
import {planIds, type PlanId} from '@site/src/data/plans';

import styles from './PlanRoute.module.css';

/** Where the line turns down: the middle of each plan's column (1fr 1.1fr 1fr of 1240 units). */
const WIDTH = 1240;
const COLUMN_SHARES: Readonly<Record<PlanId, number>> = {small: 1, medium: 1.1, enterprise: 1};
const TOTAL = planIds.reduce((sum, id) => sum + COLUMN_SHARES[id], 0);

const columnEnd = (planId: PlanId): number =>
  planIds
    .slice(0, planIds.indexOf(planId) + 1)
    .reduce((sum, id) => sum + (COLUMN_SHARES[id] / TOTAL) * WIDTH, 0);

const middleOf = (planId: PlanId): number =>
  Math.round(columnEnd(planId) - (COLUMN_SHARES[planId] / TOTAL / 2) * WIDTH);

/** The height at which the line runs, and where it ends: the side plans stand 22 px lower. */
const LINE_Y = 22;
const END_Y: Readonly<Record<PlanId, number>> = {small: 114, medium: 92, enterprise: 114};

const voice = wavePath({width: 480, height: 2 * LINE_Y, seed: 31, lead: 20, tail: 60});

const route = (x: number, endY: number): string => {
  const talk =
    x > 480
      ? `${voice}H${x - 16}`
      : `${wavePath({width: 150, height: 2 * LINE_Y, seed: 31, lead: 16, tail: 20})}H${x - 16}`;
  return `M-400 ${LINE_Y}${talk.replace(/^M0 \d+/, `H0`)}Q${x} ${LINE_Y} ${x} ${LINE_Y + 16}V${endY}`;
};

export interface PlanRouteProps {
  /** The plan that the line leads to; null leads between the last two, where we quote. */
  readonly planId: PlanId | null;
}

/** The line that leaves the finder and ends in the plan that fits. */
export function PlanRoute({planId}: PlanRouteProps): ReactElement {
  const path =
    planId === null
      ? route(Math.round(columnEnd('medium')) + 14, 84)
      : route(middleOf(planId), END_Y[planId]);
  return (
    <div className={styles.route} aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} 92`} preserveAspectRatio="none" focusable="false">
        <path d={path} />
      </svg>
      {planId === null ? (
        <Slot tone="info" className={styles.quoted}>
          We quote this one
        </Slot>
      ) : null}
    </div>
  );
}
