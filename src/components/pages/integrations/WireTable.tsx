import type {ReactElement} from 'react';

import {wireRows} from '@site/src/data/integrationsContent';

import styles from './WireTable.module.css';

export interface WireTableProps {
  /** 'The same for all 11 systems'. */
  readonly caption: string;
}

/** What crosses a connection, beside what never does. */
export function WireTable({caption}: WireTableProps): ReactElement {
  return (
    <table className={styles.wire}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Crosses</th>
          <th scope="col">Stays in your system</th>
        </tr>
      </thead>
      <tbody>
        {wireRows.map(({crosses, stays}) => (
          <tr key={crosses}>
            <td data-column="Crosses">{crosses}</td>
            <td data-column="Stays in your system">{stays}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
