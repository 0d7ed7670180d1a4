import type {ReactElement, ReactNode} from 'react';

import styles from './Panel.module.css';

export interface PanelProps {
  readonly title: ReactNode;
  /** Line below the title. */
  readonly note?: ReactNode;
  readonly isHidden?: boolean;
  readonly children?: ReactNode;
}

/** Right side of the card at one step. Its heading gets the focus when it appears. */
export function Panel({title, note, isHidden = false, children}: PanelProps): ReactElement {
  return (
    <div hidden={isHidden} className={styles.panel}>
      <div className={styles.head}>
        <h2 tabIndex={-1} className="h3">
          {title}
        </h2>
        {note === undefined ? null : <p className="muted">{note}</p>}
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
