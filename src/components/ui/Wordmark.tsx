import type {ReactElement} from 'react';

import styles from './Wordmark.drawing.module.css';

export interface WordmarkProps {
  /** Split so that the dot of the i can be the live light: 'R', 'i', 'ngwell'. */
  readonly name: string;
}

/** The name set in Besley; the dot of its first i is the live line light. */
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
