import type {ReactElement, ReactNode} from 'react';
import clsx from 'clsx';

import {TableHead} from './RuledTable';
import ruled from './RuledTable.module.css';
import styles from './FactTable.module.css';

export interface FactTableProps {
  /** Caption for screen readers only. */
  readonly caption: string;
  /** Column headings; the first is above the rows' names. */
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly id: string;
    readonly name: ReactNode;
    /** Cells of the columns after the first. */
    readonly cells: readonly ReactNode[];
  }[];
  /** True for cells with figures, which are aligned right and never wrap. */
  readonly figures?: boolean;
  readonly className?: string;
}

/** Ruled table. On a phone each row becomes a list of facts, named by their columns. */
export function FactTable({
  caption,
  columns,
  rows,
  figures = false,
  className,
}: FactTableProps): ReactElement {
  return (
    <table className={clsx(ruled.table, styles.table, figures && styles.figures, className)}>
      <caption className="visuallyHidden">{caption}</caption>
      <TableHead columns={columns} />
      <tbody>
        {rows.map(({id, name, cells}) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} data-label={columns[index + 1]}>
                <div>{cell}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
