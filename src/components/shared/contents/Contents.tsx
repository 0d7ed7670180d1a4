import type {ReactElement, ReactNode} from 'react';

import styles from './Contents.module.css';

export interface ContentsProps {
  readonly label: string;
  /** A list of links; the one that is being read has `aria-current`, or the class `current`. */
  readonly children: ReactNode;
  /** Below the list. */
  readonly after?: ReactNode;
}

/** A long text's contents: beside it where there is room, else folded above it. */
export function Contents({label, children, after}: ContentsProps): ReactElement {
  return (
    <nav className={`noPrint small ${styles.contents}`} aria-label={label}>
      <details>
        <summary>
          <span className="plus">{label}</span>
        </summary>
        {children}
      </details>
      {after}
    </nav>
  );
}
