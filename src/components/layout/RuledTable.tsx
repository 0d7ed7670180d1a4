import type {ReactElement, TableHTMLAttributes} from 'react';
import clsx from 'clsx';

import styles from './RuledTable.module.css';

export interface RuledTableProps extends TableHTMLAttributes<HTMLTableElement> {
  /** The last column holds figures: at the far edge, and never broken. */
  readonly figures?: boolean;
  /** False where it fits the narrowest phone. */
  readonly framed?: boolean;
}

/** The names of the columns. An empty one heads the rows' names, or what needs no name: a button. */
export function TableHead({columns}: {readonly columns: readonly string[]}): ReactElement {
  return (
    <thead>
      <tr>
        {columns.map((column) =>
          column === '' ? (
            <td key={column} />
          ) : (
            <th key={column} scope="col">
              {column}
            </th>
          ),
        )}
      </tr>
    </thead>
  );
}

/** A table with a hairline below each row; what is too wide for a phone scrolls in its own frame. */
export function RuledTable({
  figures = false,
  framed = true,
  className,
  ...props
}: RuledTableProps): ReactElement {
  const table = (
    <table {...props} className={clsx(styles.table, figures && styles.figures, className)} />
  );
  return framed ? (
    <div
      className={styles.frame}
      data-table
      role="group"
      aria-label="Table"
      // What scrolls must be reachable by keyboard, and what is reached must have a name.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      tabIndex={0}
    >
      {table}
    </div>
  ) : (
    table
  );
}
