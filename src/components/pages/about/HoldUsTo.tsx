import type {ReactElement, ReactNode} from 'react';

import {TickList} from '@site/src/components/ui/TickList';

import styles from './HoldUsTo.module.css';

export interface ContactLine {
  readonly label: string;
  readonly value: ReactNode;
}

export interface HoldUsToProps {
  readonly headingId: string;
  readonly title: string;
  readonly promises: readonly string[];
  readonly lines: readonly ContactLine[];
}

/** Promises on one side, where to complain about them on the other. */
export function HoldUsTo({headingId, title, promises, lines}: HoldUsToProps): ReactElement {
  return (
    <div className={styles.row}>
      <h2 id={headingId}>{title}</h2>
      <div className={styles.promises}>
        <TickList items={promises} />
      </div>
      <dl className={styles.lines}>
        {lines.map(({label, value}) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
