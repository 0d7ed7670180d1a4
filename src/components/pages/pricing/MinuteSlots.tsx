import type {ReactElement} from 'react';
import clsx from 'clsx';

import styles from './MinuteSlots.module.css';

/** Minutes that one drawn slot stands for. */
export const MINUTES_PER_SLOT = 50;

const COLUMNS = 10;
const SLOT = {width: 22, height: 9, stepX: 26, stepY: 13} as const;

export interface MinuteSlotsProps {
  /** Minutes a month; null where they are agreed, drawn as dashed slots. */
  readonly minutes: number | null;
  /** Slots in the whole drawing, so that the plans can be compared by eye. */
  readonly total: number;
}

/** A plan's minutes as slots of 50, filled as far as the plan goes. */
export function MinuteSlots({minutes, total}: MinuteSlotsProps): ReactElement {
  const filled = minutes === null ? 0 : Math.round(minutes / MINUTES_PER_SLOT);
  const rows = Math.ceil(total / COLUMNS);
  return (
    <svg
      className={styles.slots}
      viewBox={`0 0 ${SLOT.stepX * COLUMNS - 4} ${SLOT.stepY * rows - 4}`}
      aria-hidden="true"
      focusable="false"
    >
      {Array.from({length: total}, (_, i) => {
        const isFilled = i < filled;
        const inset = isFilled ? 0 : 0.6;
        return (
          <rect
            key={i}
            x={(i % COLUMNS) * SLOT.stepX + inset}
            y={Math.floor(i / COLUMNS) * SLOT.stepY + inset}
            width={SLOT.width - 2 * inset}
            height={SLOT.height - 2 * inset}
            rx={2}
            className={clsx(
              isFilled ? styles.filled : styles.empty,
              minutes === null && styles.agreed,
            )}
          />
        );
      })}
    </svg>
  );
}
