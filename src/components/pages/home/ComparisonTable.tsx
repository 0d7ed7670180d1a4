import type {ReactElement} from 'react';
import clsx from 'clsx';

import styles from './ComparisonTable.module.css';

export interface ComparisonTableRow {
  readonly feature: string;
  readonly ai: string;
  readonly human: string;
  readonly aiWins: boolean;
  readonly description: string;
}

export interface ComparisonTableProps {
  readonly aiName: string;
  readonly rows: readonly ComparisonTableRow[];
}

function Better(): ReactElement {
  return <span className="visuallyHidden">Better: </span>;
}

/** The winner of each row has a tick and weight; where people win, canary. */
export function ComparisonTable({aiName, rows}: ComparisonTableProps): ReactElement {
  return (
    <table className={styles.table}>
      <caption className="visuallyHidden">{aiName} compared with a human receptionist</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visuallyHidden">Criterion</span>
          </th>
          <th scope="col">{aiName}</th>
          <th scope="col">Human receptionist</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.feature} className={clsx(!row.aiWins && styles.human)}>
            <th scope="row">
              {row.feature}
              <span className={styles.description}>{row.description}</span>
            </th>
            <td className={clsx(row.aiWins && styles.wins)}>
              <span>
                {row.aiWins ? <Better /> : null}
                {row.ai}
              </span>
            </td>
            <td className={clsx(!row.aiWins && styles.wins)}>
              <span>
                {row.aiWins ? null : <Better />}
                {row.human}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
