import type {ReactElement, ReactNode} from 'react';

import styles from './Dek.module.css';

/** The paragraph an article opens with, in serif. */
export function Dek({children}: {readonly children: ReactNode}): ReactElement {
  return <div className={styles.dek}>{children}</div>;
}
