import type {ReactElement, ReactNode} from 'react';

import styles from './chart.module.css';

interface Side {
  readonly drawing: ReactNode;
  readonly figure: string;
  readonly note: string;
}

export interface CaseBeforeAfterProps {
  /** The drawing in words. */
  readonly label: string;
  readonly before: Side;
  readonly after: Side;
}

/** Two drawings on one scale, before above after, behind the double margin. */
export function CaseBeforeAfter({label, before, after}: CaseBeforeAfterProps): ReactElement {
  const side = (when: string, {drawing, figure, note}: Side): ReactElement => (
    <>
      <div className={styles.when}>{when}</div>
      <div className={styles.drawing}>
        {drawing}
        <p>
          <b>{figure}</b>, {note}
        </p>
      </div>
    </>
  );
  return (
    <div role="img" aria-label={label} className={styles.pair}>
      {side('Before', before)}
      {side('After', after)}
    </div>
  );
}
