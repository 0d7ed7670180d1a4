import type {ReactElement} from 'react';
import clsx from 'clsx';

import styles from './TickList.module.css';

export interface TickListProps {
  readonly items: readonly string[];
  /** True for a drawn tick before each: in plans, where ticks compare. */
  readonly ticked?: boolean;
  readonly className?: string;
}

/** Short benefits. */
export function TickList({items, ticked = false, className}: TickListProps): ReactElement {
  return (
    <ul role="list" className={clsx(styles.list, ticked && styles.ticked, className)}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
