import type {ReactElement, ReactNode} from 'react';

import styles from './Fold.module.css';

export interface FoldProps {
  /** What a link to it ends in. */
  readonly id: string;
  /** Shown on a phone only: what opens. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Folded on a phone, which it would make too long; open where there is room, and on paper. */
export function Fold({id, label, children}: FoldProps): ReactElement {
  return (
    <details id={id} className={styles.fold}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}
