import type {ReactElement} from 'react';

import {ChipRadio, ChipRadios} from '@site/src/ui/filter-bar/Chip';
import {
  wayIds,
  wayQuestions,
  ways,
  waysNote,
  type WayAnswer,
} from '@site/src/features/compare/data';

import styles from './WaysTable.module.css';

function Answer({answer}: {readonly answer: WayAnswer}): ReactElement {
  if (typeof answer === 'string') return <>{answer}</>;
  const [strong, text] = answer;
  return (
    <>
      <b>{strong}</b> {text}
    </>
  );
}

/**
 * Table of nine questions and four ways: your staff and ours on one sheet, the two others beside it. On
 * narrow screens CSS shows only ours and the chosen way, so it works without scripts.
 */
export function WaysTable(): ReactElement {
  return (
    <div className={styles.ways}>
      <ChipRadios legend={`${ways.ours} beside`} className={styles.choice}>
        {wayIds
          .filter((way) => way !== 'ours')
          .map((way) => (
            <ChipRadio key={way} name="beside" value={way} defaultChecked={way === 'staff'}>
              {way === 'service' ? 'Service' : ways[way]}
            </ChipRadio>
          ))}
      </ChipRadios>
      <div className={styles.sheet}>
        <table className={styles.table}>
          <caption className="visuallyHidden">Nine questions, four answers</caption>
          <thead>
            <tr>
              <td />
              {wayIds.map((way) => (
                <th key={way} scope="col" data-way={way}>
                  {ways[way]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {wayQuestions.map(({question, answers}) => (
              <tr key={question}>
                <th scope="row">{question}</th>
                {wayIds.map((way) => (
                  <td key={way} data-way={way}>
                    <Answer answer={answers[way]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="small muted">{waysNote}</p>
    </div>
  );
}
