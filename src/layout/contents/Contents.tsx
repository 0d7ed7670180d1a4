import type {ReactElement, ReactNode} from 'react';

import styles from './Contents.module.css';

export interface ContentsProps {
  readonly label: string;
  /** List of links; the current section's link has `aria-current` or the class `current`. */
  readonly children: ReactNode;
  readonly after?: ReactNode;
}

/** Table of contents: in a side column on wide screens, otherwise folded above the text. */
export function Contents({label, children, after}: ContentsProps): ReactElement {
  return (
    <nav className={`noPrint small ${styles.contents}`} aria-label={label}>
      <details className="quiet">
        <summary>
          <span className="plus">{label}</span>
        </summary>
        {children}
      </details>
      {after}
    </nav>
  );
}
