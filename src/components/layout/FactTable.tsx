import type {ReactElement, ReactNode} from 'react';
import clsx from 'clsx';

import {TableHead} from './RuledTable';
import ruled from './RuledTable.module.css';
import styles from './FactTable.module.css';

export interface FactTableProps {
  /** Read out, not shown. */
  readonly caption: string;
  /** The first stands above the rows' names. */
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly id: string;
    readonly name: ReactNode;
    /** One for each column after the first. */
    readonly cells: readonly ReactNode[];
  }[];
  /** The cells are figures: they end at the far edge and stay on one line. */
  readonly figures?: boolean;
  readonly className?: string;
}

/** A ruled table. On a phone each row becomes a list of facts, named by their columns. */
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
