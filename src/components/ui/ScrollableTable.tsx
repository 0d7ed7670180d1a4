import type {ReactElement, TableHTMLAttributes} from 'react';

import styles from './ScrollableTable.module.css';

/** A table from markdown: where it is wider than the page, it scrolls in a frame of its own. */
export function ScrollableTable(props: TableHTMLAttributes<HTMLTableElement>): ReactElement {
  return (
    <div
      className={styles.frame}
      data-table
      role="group"
      aria-label="Table"
      // What scrolls must be reachable by keyboard, and what is reached must have a name.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      tabIndex={0}
    >
      <table {...props} />
    </div>
  );
}
