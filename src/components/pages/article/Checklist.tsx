import type {ReactElement, ReactNode} from 'react';

import styles from '@site/src/components/ui/TickList.module.css';

/** A Markdown list with ticks in place of dots. */
export function Checklist({children}: {readonly children: ReactNode}): ReactElement {
  return <div className={styles.ticks}>{children}</div>;
}
