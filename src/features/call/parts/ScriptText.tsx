import type {ReactElement} from 'react';

import type {CallScript} from '@site/src/features/specialties/data/callScript';
import {outcomeTitle} from '@site/src/features/call/rules/call';

/** Script as a plain list, an alternative to the interactive call. */
export function ScriptText({script}: {readonly script: CallScript}): ReactElement {
  const ids = Object.keys(script.lines);
  const number = (id: string): number => ids.indexOf(id) + 1;
  return (
    <details className="noPrint">
      <summary className="textLink">Read all {ids.length} lines of the script</summary>
      <ol role="list">
        {Object.entries(script.lines).map(([id, line]) => (
          <li key={id}>
            <p>
              <b>{number(id)}</b> <span lang={line.lang}>{line.says}</span>
            </p>
            {line.note === undefined ? null : <p className="micro faint">{line.note}</p>}
            <ul role="list">
              {line.choices?.map((choice) => (
                <li key={choice.says} className="apart">
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
