import type {ReactElement, ReactNode} from 'react';

import styles from './CallStage.module.css';

/** Under a call: what it is, and what else can be done with it. */
export function CallNote({children}: {readonly children?: ReactNode}): ReactElement {
  return (
    <div className={`small muted inLine ${styles.note}`}>
      <p>A written script for a made-up practice. The real voice is on the phone line.</p>
      {children}
    </div>
  );
}
