import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';

import type {Safeguard} from '@site/src/data/security';

import styles from './SafeguardLedger.module.css';

export interface SafeguardLedgerProps {
  readonly items: readonly Safeguard[];
}

/** A row for each claim: what it is, what it means, and where it is promised. */
export function SafeguardLedger({items}: SafeguardLedgerProps): ReactElement {
  return (
    <ul role="list" className={styles.ledger}>
      {items.map(({title, text, promise}) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
          <Link className="textLink" to={promise.to}>
            {promise.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
