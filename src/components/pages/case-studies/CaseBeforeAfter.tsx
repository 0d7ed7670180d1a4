import type {ReactElement, ReactNode} from 'react';

import styles from './chart.module.css';

export interface CaseBeforeAfterProps {
  /** The drawing in words. */
  readonly label: string;
  readonly before: ReactNode;
  readonly beforeFigure: string;
  readonly beforeNote: string;
  readonly after: ReactNode;
  readonly afterFigure: string;
  readonly afterNote: string;
}

/** Two drawings on one scale, before above after, behind the double margin. */
export function CaseBeforeAfter({
  label,
  before,
  beforeFigure,
  beforeNote,
  after,
  afterFigure,
  afterNote,
}: CaseBeforeAfterProps): ReactElement {
  return (
    <div role="img" aria-label={label} className={styles.pair}>
      <div className={styles.when}>Before</div>
      <div className={styles.drawing}>
        {before}
        <p>
          <b>{beforeFigure}</b>, {beforeNote}
        </p>
      </div>
      <div className={styles.when}>After</div>
      <div className={styles.drawing}>
        {after}
        <p>
          <b>{afterFigure}</b>, {afterNote}
        </p>
      </div>
    </div>
  );
}
