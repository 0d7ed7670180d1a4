import type {ReactElement, ReactNode} from 'react';
import clsx from 'clsx';

import styles from './TickList.module.css';

export interface TickListProps {
  readonly items: readonly string[];
  /** True for smaller gaps without hairlines. */
  readonly dense?: boolean;
  readonly className?: string;
}

/** Short benefits, each behind a drawn tick and a hairline. */
export function TickList({items, dense = false, className}: TickListProps): ReactElement {
  return (
    <ul role="list" className={clsx(styles.ticks, dense && styles.dense, className)}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** List from Markdown that looks like a `TickList`. */
export function TickedList({children}: {readonly children: ReactNode}): ReactElement {
  return <div className={styles.ticks}>{children}</div>;
}

/** Strong words after a tick, for places with room for it. */
export function Ticked({children}: {readonly children: ReactNode}): ReactElement {
  return <b className={styles.tick}>{children}</b>;
}
