import type {ReactElement} from 'react';

import {FactTable} from '@site/src/components/layout/FactTable';
import {Ticked} from '@site/src/components/ui/TickList';
import {wayIds, wayQuestions, ways, type WayAnswer} from '@site/src/data/compareWays';

import styles from './WaysTable.module.css';

function Answer({best, text}: WayAnswer): ReactElement {
  return best === undefined ? (
    <span>{text}</span>
  ) : (
    <>
      <Ticked>
        <span className="visuallyHidden">Best: </span>
        {best}
      </Ticked>{' '}
      {text}
    </>
  );
}

/** Nine questions, four ways. The best answer has a tick and weight, whichever way gives it. */
export function WaysTable(): ReactElement {
  return (
    <FactTable
      caption="Nine questions, four answers"
      className={styles.table}
      columns={['Question', ...wayIds.map((way) => ways[way])]}
      rows={wayQuestions.map(({question, answers}) => ({
        id: question,
        name: question,
        cells: wayIds.map((way) => <Answer key={way} {...answers[way]} />),
      }))}
    />
  );
}
