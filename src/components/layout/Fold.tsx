import type {ReactElement, ReactNode} from 'react';
import clsx from 'clsx';

import styles from './Fold.module.css';

export interface FoldProps {
  /** What a link to it ends in. */
  readonly id?: string;
  /** Shown on a phone only: what opens. */
  readonly label: string;
  /** One of several below each other, or below a heading: with a hairline. */
  readonly quiet?: boolean;
  readonly children: ReactNode;
}

/** Folded on a phone, which it would make too long; open where there is room, and on paper. */
export function Fold({id, label, quiet = false, children}: FoldProps): ReactElement {
  return (
    <details id={id} className={clsx(styles.fold, quiet && styles.quiet)}>
      <summary>
        <span className="plus">{label}</span>
      </summary>
      {children}
    </details>
  );
}
