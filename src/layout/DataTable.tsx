import type {ReactElement, ReactNode} from 'react';

import {RuledTable, type RuledTableProps, TableHead} from './RuledTable';

export interface DataTableProps extends Omit<RuledTableProps, 'children'> {
  readonly caption?: ReactNode;
  readonly head?: readonly string[];
  /** The first cell is the row's name. */
  readonly rows: readonly {readonly key: string; readonly cells: readonly ReactNode[]}[];
}

export function DataTable({caption, head, rows, ...props}: DataTableProps): ReactElement {
  return (
    <RuledTable {...props}>
      {caption === undefined ? null : <caption>{caption}</caption>}
      {head === undefined ? null : <TableHead columns={head} />}
      <tbody>
        {rows.map(({key, cells: [name, ...cells]}) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </RuledTable>
  );
}
