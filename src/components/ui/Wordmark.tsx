import type {ReactElement} from 'react';
import clsx from 'clsx';

import styles from './Wordmark.module.css';

export interface WordmarkProps {
  /** Split so that the dot of the i can be the live light: 'R', 'i', 'ngwell'. */
  readonly name: string;
  readonly className?: string;
}

/** The name set in Besley; the dot of its first i is the live line light. */
export function Wordmark({name, className}: WordmarkProps): ReactElement {
  const at = name.indexOf('i');
  return (
    <span className={clsx(styles.wordmark, className)}>
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
