import type {ReactElement, ReactNode} from 'react';
import clsx from 'clsx';

import styles from './TickList.module.css';

export interface TickListProps {
  readonly items: readonly string[];
  /** True for smaller gaps without hairlines. */
  readonly dense?: boolean;
  /** True for a drawn tick before each: in plans, where ticks compare. */
  readonly ticked?: boolean;
  readonly className?: string;
}

/** Short benefits, with a hairline between them. */
export function TickList({
  items,
  dense = false,
  ticked = false,
  className,
}: TickListProps): ReactElement {
  return (
    <ul
      role="list"
      className={clsx(styles.list, dense && styles.dense, ticked && styles.ticked, className)}
    >
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** List from Markdown that looks like a `TickList`. */
export function TickedList({children}: {readonly children: ReactNode}): ReactElement {
  return <div className={styles.list}>{children}</div>;
}
