import type {ReactElement} from 'react';

import {RuledList} from '@site/src/layout/RuledList';
import type {RoiInputs} from '@site/src/features/roi/fields';
import {methodSteps} from '@site/src/features/roi/rules/method';

import styles from './Method.module.css';

export function Method({inputs}: {readonly inputs: RoiInputs}): ReactElement {
  return (
    <RuledList as="ol" layout="stacked" className={styles.steps}>
      {methodSteps(inputs).map(({label, working, result}) => (
        <li key={label}>
          <b>{label}</b>
          <p className="small num">{working}</p>
          <b className="num">{result}</b>
        </li>
      ))}
    </RuledList>
  );
}
