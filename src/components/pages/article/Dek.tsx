import type {ReactElement, ReactNode} from 'react';

import styles from './Dek.module.css';

export interface DekProps {
  readonly children: ReactNode;
}

/** The paragraph an article opens with, in serif. */
export function Dek({children}: DekProps): ReactElement {
  return <div className={styles.dek}>{children}</div>;
}
