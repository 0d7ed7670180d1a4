import type {ReactElement} from 'react';

import {RuledList} from '@site/src/components/layout/RuledList';
import {goLiveSteps} from '../_content';

/** Steps Connect, Configure, Go Live, each with its hours. */
export function GoLive(): ReactElement {
  return (
    <RuledList as="ol">
      {goLiveSteps.map(({name, when, text}) => (
        <li key={name}>
          <div>
            <h3>{name}</h3>
            <p className="small">{when}</p>
          </div>
          <p>{text}</p>
        </li>
      ))}
    </RuledList>
  );
}
