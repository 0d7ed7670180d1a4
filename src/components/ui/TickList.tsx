import type {ReactElement} from 'react';
import clsx from 'clsx';

import styles from './TickList.module.css';

export interface TickListProps {
  readonly items: readonly string[];
  readonly className?: string;
}

/** Short benefits, each behind a drawn tick and a hairline. */
export function TickList({items, className}: TickListProps): ReactElement {
  return (
    <ul role="list" className={clsx(styles.ticks, className)}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
