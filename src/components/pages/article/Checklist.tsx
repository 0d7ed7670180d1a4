import type {ReactElement, ReactNode} from 'react';

import styles from '@site/src/components/ui/TickList.module.css';

export interface ChecklistProps {
  readonly children: ReactNode;
}

/** A Markdown list with ticks in place of dots. */
export function Checklist({children}: ChecklistProps): ReactElement {
  return <div className={styles.ticks}>{children}</div>;
}
