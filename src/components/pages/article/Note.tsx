import type {ReactElement, ReactNode} from 'react';

import styles from './Note.module.css';

/** Something to keep in mind while reading on; hangs in the margin where there is one. */
export function Note({children}: {readonly children: ReactNode}): ReactElement {
  return (
    <aside className={styles.note} data-margin>
      {children}
    </aside>
  );
}
