import {type ReactElement, type TableHTMLAttributes, useRef} from 'react';
import clsx from 'clsx';

import {useScrollFrame} from '@site/src/components/ui/useScrollFrame';

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
  const frame = useRef<HTMLDivElement>(null);
  const scrolling = useScrollFrame(frame, 'Table');
  const table = (
    <table {...props} className={clsx(styles.table, figures && styles.figures, className)} />
  );
  return framed ? (
    <div ref={frame} {...scrolling} className={styles.frame} data-table>
      {table}
    </div>
  ) : (
    table
  );
}
