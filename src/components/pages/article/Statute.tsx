import type {ReactElement} from 'react';

import {type StatuteId, statutes, statuteUrl} from '@site/src/data/blogFigures/statutes';

import styles from './Note.module.css';

export interface StatuteProps {
  /** A key of src/data/blogFigures/statutes.ts, such as '164.312(b)'. */
  readonly id: StatuteId;
}

/** A section of the regulations, its number in the margin beside the paragraph that names it. */
export function Statute({id}: StatuteProps): ReactElement {
  if (!(id in statutes)) {
    throw new Error(
      `<Statute id="${id}" /> names no section; one of src/data/blogFigures/statutes.ts: ${Object.keys(statutes).join(', ')}`,
    );
  }
  return (
    <aside className={styles.note} data-margin="1">
      <a className={styles.statute} href={statuteUrl(id)}>
        §{id}
      </a>
      {statutes[id]}
    </aside>
  );
}
