import type {ReactElement} from 'react';

import type {RoiInputs} from '@site/src/data/roiFields';
import {methodSteps} from '@site/src/domain/roi/method';

import styles from './Method.module.css';

export interface MethodProps {
  readonly inputs: RoiInputs;
}

/** Each step with its own numbers. */
export function Method({inputs}: MethodProps): ReactElement {
  return (
    <dl className={styles.steps}>
      {methodSteps(inputs).map(({id, label, working, result}) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd className={styles.working}>{working}</dd>
          <dd className={styles.result}>{result}</dd>
        </div>
      ))}
    </dl>
  );
}
