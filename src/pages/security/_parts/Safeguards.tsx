import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';

import {RuledList} from '@site/src/components/layout/RuledList';
import type {Safeguard} from '@site/src/data/security';

/** Rows of claims: the claim, its meaning, and a link to the promise. */
export function Safeguards({items}: {readonly items: readonly Safeguard[]}): ReactElement {
  return (
    <RuledList>
      {items.map(({title, text, promise}) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>
            {text}{' '}
            <Link className="textLink whole" to={promise.to}>
              {promise.label}
            </Link>
          </p>
        </li>
      ))}
    </RuledList>
  );
}
