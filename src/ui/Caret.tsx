import type {ReactElement} from 'react';

import styles from './Caret.module.css';

/** Arrow that points down, or up in an open disclosure. */
export function Caret(): ReactElement {
  return (
    <svg className={styles.caret} viewBox="0 0 10 10" aria-hidden="true" focusable="false">
      <path d="M1.5 3.5 5 7l3.5-3.5" />
    </svg>
  );
}
