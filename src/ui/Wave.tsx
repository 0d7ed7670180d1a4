import type {ReactElement} from 'react';
import clsx from 'clsx';

import styles from './Wave.module.css';
import {wavePath, type WaveShape} from '@site/src/lib/format/wavePath';

export interface WaveProps extends WaveShape {
  /** `none` stretches with its box, `slice` keeps its proportions and crops on the right. */
  readonly fit?: 'none' | 'slice' | 'meet';
  readonly className?: string;
}

const aspectRatios = {none: 'none', slice: 'xMinYMid slice', meet: 'xMinYMid meet'} as const;

export function Wave({fit = 'meet', className, ...shape}: WaveProps): ReactElement {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox={`0 0 ${shape.width} ${shape.height}`}
      preserveAspectRatio={aspectRatios[fit]}
      className={clsx(styles.wave, className)}
    >
      <path d={wavePath(shape)} className={styles.line} />
    </svg>
  );
}
