import type {ReactElement} from 'react';

import {FactTable} from '@site/src/components/layout/FactTable';
import {Ticked} from '@site/src/components/ui/TickList';
import {brand} from '@site/src/config/brand';
import {comparison} from '../_content/comparison';

import styles from './ComparisonTable.module.css';

function Side({text, wins}: {readonly text: string; readonly wins: boolean}): ReactElement {
  return wins ? (
    <Ticked>
      <span className="visuallyHidden">Better: </span>
      {text}
    </Ticked>
  ) : (
    <span>{text}</span>
  );
}

/** Comparison of the service with people; the better side of each row has a tick and bold text. */
export function ComparisonTable(): ReactElement {
  return (
    <FactTable
      caption={`${brand.name} compared with a human receptionist`}
      className={styles.table}
      columns={['Criterion', brand.name, 'Human receptionist']}
      rows={comparison.map(({feature, description, ai, human, aiWins}) => ({
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
