import type {ReactElement, ReactNode} from 'react';
import clsx from 'clsx';

import styles from './FactList.module.css';

export interface FactListProps {
  readonly facts: readonly {readonly term: ReactNode; readonly fact: ReactNode}[];
  /** `beside`: the fact after its term; `below`: on its own line; `figures`: at the far edge. */
  readonly layout?: 'beside' | 'below' | 'figures';
  readonly className?: string;
}

/** Terms and their facts, a hairline below each. */
export function FactList({facts, layout = 'beside', className}: FactListProps): ReactElement {
  return (
    <dl className={clsx(styles.facts, styles[layout], className)}>
      {/* Keyed by index, because a term may come twice. */}
      {facts.map(({term, fact}, index) => (
        <div key={index}>
          <dt>{term}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
