import type {ReactElement, ReactNode} from 'react';

import styles from './Note.module.css';

export interface NoteProps {
  readonly children: ReactNode;
}

/** Something to keep in mind while reading on; hangs in the margin where there is one. */
export function Note({children}: NoteProps): ReactElement {
  return (
    <aside className={styles.note} data-margin>
      {children}
    </aside>
  );
}
