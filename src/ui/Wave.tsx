import type {ReactElement} from 'react';
import clsx from 'clsx';

import styles from './Wave.module.css';
import {wavePath, type WaveShape} from '@site/src/lib/drawing/wavePath';

export interface WaveProps extends WaveShape {
  /** True to fill its box, cut off on the right; otherwise all of it is in the box. */
  readonly isCropped?: boolean;
  readonly className?: string;
}

export function Wave({isCropped = false, className, ...shape}: WaveProps): ReactElement {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox={`0 0 ${shape.width} ${shape.height}`}
      preserveAspectRatio={`xMinYMid ${isCropped ? 'slice' : 'meet'}`}
      className={clsx(styles.wave, className)}
    >
      <path d={wavePath(shape)} className={styles.line} />
    </svg>
  );
}
