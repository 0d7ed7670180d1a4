import type {CSSProperties, ReactElement, ReactNode} from 'react';
import clsx from 'clsx';

import styles from './Stop.module.css';

export interface StopProps {
  /** An entry of a list that is a line, or a paragraph on one. */
  readonly as?: 'li' | 'p';
  /** False for an entry that draws something else there. */
  readonly isDrawn?: boolean;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

/** Words beside a stop on a line that is drawn. */
export function Stop({
  as: Element = 'li',
  isDrawn = true,
  className,
  style,
  children,
}: StopProps): ReactElement {
  return (
    <Element className={clsx(isDrawn && styles.stop, className) || undefined} style={style}>
      {children}
    </Element>
  );
}
