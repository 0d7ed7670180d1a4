import type {ReactElement} from 'react';

import styles from './Wordmark.drawing.module.css';

export interface WordmarkProps {
  /** Name with an i, whose dot is the live light. */
  readonly name: string;
}

/** Name set in Besley; the dot of its first i is the live light. */
export function Wordmark({name}: WordmarkProps): ReactElement {
  const at = name.indexOf('i');
  return (
    <span className={styles.wordmark}>
      <span className="visuallyHidden">{name}</span>
      <span aria-hidden="true">
        {at < 0 ? (
          name
        ) : (
          <>
            {name.slice(0, at)}
            <span className={styles.i}>ı</span>
            {name.slice(at + 1)}
          </>
        )}
      </span>
    </span>
  );
}
