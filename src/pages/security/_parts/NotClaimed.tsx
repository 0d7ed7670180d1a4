import type {ReactElement} from 'react';

import {RuledList} from '@site/src/components/layout/RuledList';
import {notClaimed} from '@site/src/data/security';

/** What buyers are often told, and we do not say. */
export function NotClaimed(): ReactElement {
  return (
    <div className="stack">
      <h2>What we do not claim</h2>
      <RuledList>
        {notClaimed.map(({title, text}) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </RuledList>
    </div>
  );
}
