import type {ReactElement, ReactNode} from 'react';

import info from '@site/src/components/ui/icon/drawn/info';
import {Icon} from '@site/src/components/ui/icon/Icon';

import styles from './Note.module.css';

export interface NoteProps {
  readonly children: ReactNode;
}

/** A canary note: something to keep in mind while reading on. */
export function Note({children}: NoteProps): ReactElement {
  return (
    <aside className={styles.note}>
      <Icon path={info} className={styles.noteIcon} />
      <div>{children}</div>
    </aside>
  );
}
