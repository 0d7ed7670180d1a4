import type {ReactElement} from 'react';

import {FactTable} from '@site/src/components/layout/FactTable';

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

function Side({text, wins}: {readonly text: string; readonly wins: boolean}): ReactElement {
  return wins ? (
    <b>
      <span className="visuallyHidden">Better: </span>
      {text}
    </b>
  ) : (
    <span>{text}</span>
  );
}

/** The winner of each row has a tick and weight; where people win, canary. */
export function ComparisonTable({aiName, rows}: ComparisonTableProps): ReactElement {
  return (
    <FactTable
      caption={`${aiName} compared with a human receptionist`}
      className={styles.table}
      columns={['Criterion', aiName, 'Human receptionist']}
      rows={rows.map(({feature, description, ai, human, aiWins}) => ({
        id: feature,
        name: (
          <>
            {feature}
            <small>{description}</small>
          </>
        ),
        cells: [
          <Side key="ai" text={ai} wins={aiWins} />,
          <Side key="human" text={human} wins={!aiWins} />,
        ],
      }))}
    />
  );
}
