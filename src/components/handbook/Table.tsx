import type {ReactElement, ReactNode} from 'react';

import {ScrollableTable} from '@site/src/components/ui/ScrollableTable';

export interface Row {
  readonly key: string;
  readonly cells: readonly ReactNode[];
}

export interface TableProps {
  readonly head: readonly string[];
  readonly rows: readonly Row[];
}

/** A table of the handbook that is drawn from data. */
export function Table({head, rows}: TableProps): ReactElement {
  return (
    <ScrollableTable>
      <thead>
        <tr>
          {head.map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({key, cells}) => (
          <tr key={key}>
            {cells.map((cell, index) => (
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}
