import type {ReactElement, ReactNode} from 'react';

import styles from './Checklist.module.css';

export interface ChecklistProps {
  readonly children: ReactNode;
}

/** A Markdown list with ticks in place of dots. */
export function Checklist({children}: ChecklistProps): ReactElement {
  return <div className={styles.checklist}>{children}</div>;
}
