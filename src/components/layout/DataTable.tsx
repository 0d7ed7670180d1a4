import type {ReactElement, ReactNode} from 'react';

import {RuledTable, type RuledTableProps} from './RuledTable';

export interface DataTableProps extends Omit<RuledTableProps, 'children'> {
  readonly caption?: ReactNode;
  /** Where it is left out, the rows speak for themselves. An empty one heads the rows' names. */
  readonly head?: readonly string[];
  /** The first cell is the row's name. */
  readonly rows: readonly {readonly key: string; readonly cells: readonly ReactNode[]}[];
}

/** A ruled table that is drawn from data. */
export function DataTable({caption, head = [], rows, ...props}: DataTableProps): ReactElement {
  const headCell = (label: string): ReactElement =>
    label === '' ? (
      <td key={label} />
    ) : (
      <th key={label} scope="col">
        {label}
      </th>
    );
  return (
    <RuledTable {...props}>
      {caption === undefined ? null : <caption>{caption}</caption>}
      {head.length === 0 ? null : (
        <thead>
          <tr>{head.map(headCell)}</tr>
        </thead>
      )}
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
