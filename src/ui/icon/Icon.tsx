import type {ReactElement} from 'react';
import clsx from 'clsx';

import {iconPicture, type IconSymbol} from './iconPicture.generated';
import styles from './Icon.module.css';

/** Name of an icon in the picture that all pages share, or the path of one from `drawn/`. */
type Drawing =
  | {readonly name: IconSymbol; readonly path?: undefined}
  | {readonly name?: undefined; readonly path: string};

export type IconProps = Drawing & {
  /** 24 px, or 20 px beside small text. */
  readonly size?: 'regular' | 'small';
  /** Green, or by default the text's color. */
  readonly tone?: 'live';
  readonly className?: string;
};

/** Icon beside words: decoration, so it is hidden from screen readers. */
export function Icon({name, path, size = 'regular', tone, className}: IconProps): ReactElement {
  return (
    <svg
      viewBox="0 0 256 256"
      aria-hidden="true"
      className={clsx(
        styles.icon,
        size === 'small' && styles.small,
        tone && styles[tone],
        className,
      )}
    >
      {path === undefined ? <use href={`${iconPicture}#${name}`} /> : <path d={path} />}
    </svg>
  );
}
