import type {ReactElement} from 'react';

import type {CallScript} from '@site/src/data/specialties/callScript';
import {outcomeTitle} from '@site/src/domain/call/call';

import styles from './CallStage.module.css';

/** All lines of a script with what may be said to each: for who would rather read than choose. */
export function ScriptText({script}: {readonly script: CallScript}): ReactElement {
  const ids = Object.keys(script.lines);
  const number = (id: string): number => ids.indexOf(id) + 1;
  return (
    <details>
      <summary className="textLink">Read the whole script, {ids.length} lines</summary>
      <ol className={styles.whole}>
        {Object.entries(script.lines).map(([id, line]) => (
          <li key={id}>
            <p lang={line.lang}>{line.says}</p>
            {line.note === undefined ? null : <p className="micro faint">{line.note}</p>}
            <ul role="list">
              {line.choices?.map((choice) => (
                <li key={choice.says}>
                  <q lang={choice.lang}>{choice.says}</q>{' '}
                  <span>
                    {'to' in choice ? `to line ${number(choice.to)}` : outcomeTitle(choice)}
                  </span>
                </li>
              ))}
              {line.ends === undefined ? null : (
                <li>
                  <span>{outcomeTitle(line)}</span>
                </li>
              )}
            </ul>
          </li>
        ))}
      </ol>
    </details>
  );
}
