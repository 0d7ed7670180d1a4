import type {CSSProperties, ReactElement, ReactNode} from 'react';
import clsx from 'clsx';

import styles from './Columns.module.css';

export interface ColumnsProps {
  /** Widths in columns of twelve; what is left between them stays empty. */
  readonly split: '4/7' | '7/4' | '7/5';
  readonly className?: string;
  readonly children: ReactNode;
}

/** Two parts side by side; one below the other on narrow pages. */
export function Columns({split, className, children}: ColumnsProps): ReactElement {
  const [first = 0, last = 0] = split.split('/').map(Number);
  return (
    <div
      className={clsx(styles.columns, className)}
      style={{'--first': first, '--last': 13 - last} as CSSProperties}
    >
      {children}
    </div>
  );
}
