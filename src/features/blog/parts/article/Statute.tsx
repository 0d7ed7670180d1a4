import type {ReactElement} from 'react';

import {type StatuteId, statutes, statuteUrl} from '@site/src/features/blog/figures/statutes';

import styles from './blocks.module.css';

/** A section of the regulations, its number in the margin beside the paragraph that names it. */
export function Statute({id}: {readonly id: StatuteId}): ReactElement {
  return (
    <aside className={`small muted ${styles.note}`} role="note" data-margin="1">
      <a className={styles.statute} href={statuteUrl(id)}>
        §{id}
      </a>
      {statutes[id]}
    </aside>
  );
}
