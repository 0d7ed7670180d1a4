import type {ReactElement} from 'react';

import styles from './SameAsTable.module.css';

export interface SameAsTableProps {
  readonly label: string;
  readonly children: ReactElement;
}

/** Opens below a drawing, with its numbers. */
export function SameAsTable({label, children}: SameAsTableProps): ReactElement {
  return (
    <details className={styles.more}>
      <summary className="triangle">{label}</summary>
      {children}
    </details>
  );
}
