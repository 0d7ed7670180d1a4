import type {ReactElement} from 'react';
import clsx from 'clsx';

import {company} from '@site/src/config/company';
import {comparison} from '../_content/comparison';

import styles from './ComparisonTable.drawing.module.css';

const HUMAN = 'Human';

interface AnswerProps {
  readonly by: string;
  readonly isBetter: boolean;
  readonly className?: string;
  readonly children: string;
}

function Answer({by, isBetter, className, children}: AnswerProps): ReactElement {
  return (
    <td className={clsx(className, isBetter && styles.wins)}>
      <span data-by={by}>
        {isBetter ? <span className="visuallyHidden">Better: </span> : null}
        <span>{children}</span>
      </span>
    </td>
  );
}

/**
 * Comparison of the service with people. The phone line runs beside the better side, with a dot for
 * each row, and crosses over where people do better.
 */
export function ComparisonTable(): ReactElement {
  const crossing = comparison.findIndex(({aiWins}) => !aiWins);
  return (
    <table className={styles.table}>
      <caption className="visuallyHidden">
        {company.name} compared with a human receptionist
      </caption>
      <thead>
        <tr>
          <th scope="col">Criterion</th>
          <th scope="col">{company.name}</th>
          <th scope="col">
            {HUMAN}
            <span> receptionist</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {comparison.map(({feature, ai, human, aiWins}, row) => (
          <tr key={feature} data-crossing={row === crossing ? '' : undefined}>
            <th scope="row">{feature}</th>
            <Answer by={company.name} isBetter={aiWins}>
              {ai}
            </Answer>
            <Answer by={HUMAN} isBetter={!aiWins} className={styles.human}>
              {human}
            </Answer>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
