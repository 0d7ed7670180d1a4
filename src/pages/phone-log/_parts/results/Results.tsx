import {type ReactElement, type ReactNode, useDeferredValue} from 'react';

import type {ResultsProps} from '../reading/logState';
import {Minutes} from './Minutes';
import {OnePage} from './OnePage';
import styles from './Results.module.css';
import {LogLimits} from './LogLimits';
import {Verdict} from './Verdict';
import {Week} from './Week';
import {Worth} from './Worth';

/** Draws what is below the first window a frame later, so that no frame is long. */
function Later({children}: {readonly children: ReactNode}): ReactNode {
  return useDeferredValue(true, false) ? children : null;
}

/** The log's figures, in the order in which a manager asks. */
export function Results({state, actions}: ResultsProps): ReactElement {
  const {figures} = state.result;
  return (
    <div className={styles.results}>
      <Verdict state={state} actions={actions} />
      <Later>
        <Week figures={figures} hasOwnHours={state.hasOwnHours} onHours={actions.setHours} />
        <Later>
          <Minutes figures={figures} />
          <Later>
            <Worth figures={figures} />
            <LogLimits />
            <OnePage figures={figures} />
          </Later>
        </Later>
      </Later>
    </div>
  );
}
