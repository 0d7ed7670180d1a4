import type {ReactElement} from 'react';

import {Wave} from '@site/src/components/ui/Wave';
import type {CallStep} from '@site/src/data/security';

import styles from './CallPath.module.css';

export interface CallPathProps {
  readonly steps: readonly CallStep[];
}

/**
 * One call from its first ring to its deletion, on one line: it speaks, it goes quiet, it ends.
 * What happens stands above the rule, what protects it below.
 */
export function CallPath({steps}: CallPathProps): ReactElement {
  const last = steps.length - 1;
  return (
    <ol role="list" className={styles.path}>
      {steps.map(({title, event, guard}, index) => (
        <li key={title}>
          {index < last ? (
            <Wave
              className={styles.line}
              fit="none"
              width={250}
              height={64}
              seed={41 + index}
              lead={30}
              tail={10}
              step={3.8}
              word={[16, 44]}
              pause={[6, 18]}
              // Ringing and listening are loud, writing and reading are not.
              amplitude={[0.3, 0.46, 0.12, 0.05][index] ?? 0}
            />
          ) : (
            <span className={styles.end} aria-hidden="true" />
          )}
          <h3>{title}</h3>
          <p className={styles.event}>{event}</p>
          <p className={styles.guard}>{guard}</p>
        </li>
      ))}
    </ol>
  );
}
