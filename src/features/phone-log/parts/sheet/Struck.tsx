import type {ReactElement} from 'react';

import styles from './PreviewTable.module.css';

/** Crossed-out text: its width says nothing of what it hides. @param length in characters */
export function Struck({length}: {readonly length: number}): ReactElement {
  return (
    <span className={styles.struck} style={{inlineSize: `${length}ch`}}>
      <span className="visuallyHidden">crossed out</span>
    </span>
  );
}
