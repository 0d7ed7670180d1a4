import {type ReactElement, type TableHTMLAttributes, useRef} from 'react';
import clsx from 'clsx';

import {useScrollFrame} from '@site/src/components/ui/useScrollFrame';

import styles from './RuledTable.module.css';

export interface RuledTableProps extends TableHTMLAttributes<HTMLTableElement> {
  /** True if the last column has figures, which are aligned right and never wrap. */
  readonly figures?: boolean;
  /** False for a table that fits the narrowest phone. */
  readonly framed?: boolean;
}

/** Column headings. An empty one is above the rows' names, or above a column of buttons. */
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

/** Table with a hairline below each row; too wide for a phone, it scrolls in its frame. */
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
