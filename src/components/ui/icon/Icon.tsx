import type {ReactElement} from 'react';
import clsx from 'clsx';

import {iconPaths} from './iconPaths.generated';
import styles from './Icon.module.css';

/** Its name, for one that every page carries; what is drawn, for one out of `drawn/`. */
type Drawing =
  | {readonly name: keyof typeof iconPaths; readonly path?: undefined}
  | {readonly name?: undefined; readonly path: string};

export type IconProps = Drawing & {
  /** 24 px, or 20 px where it stands beside small text. */
  readonly size?: 'regular' | 'small';
  readonly className?: string;
};

/** An icon beside words: always decoration, so it is hidden from screen readers. */
export function Icon({name, path, size = 'regular', className}: IconProps): ReactElement {
  return (
    <svg
      viewBox="0 0 256 256"
      aria-hidden="true"
      className={clsx(styles.icon, size === 'small' && styles.small, className)}
    >
      <path d={path ?? iconPaths[name]} />
    </svg>
  );
}
