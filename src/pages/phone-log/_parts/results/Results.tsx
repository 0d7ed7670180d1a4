import {type ReactElement, type ReactNode, useDeferredValue, useState} from 'react';

import {defaultRoiInputs} from '@site/src/data/roiFields';

import type {ResultsProps} from '../reading/logState';
import {AtOnceSection} from './AtOnceSection';
import {Minutes} from './Minutes';
import {OnePage} from './OnePage';
import styles from './Results.module.css';
import {Unsaid} from './Unsaid';
import {Verdict} from './Verdict';
import {Week} from './Week';
import {Worth} from './Worth';

/** Draws what is below the first window a frame later, so that no frame is long. */
function Later({children}: {readonly children: ReactNode}): ReactNode {
  return useDeferredValue(true, false) ? children : null;
}

/** What the log says, in the order in which a manager asks. */
export function Results({state, actions}: ResultsProps): ReactElement {
  const [visit, setVisit] = useState<number>(defaultRoiInputs.avgRevenuePerVisit);
  const {figures} = state.result;
  return (
    <div className={styles.results}>
      <Verdict state={state} actions={actions} />
      <Later>
        <Week figures={figures} hasOwnHours={state.hasOwnHours} onHours={actions.setHours} />
        <Later>
          <AtOnceSection figures={figures} />
          <Minutes figures={figures} />
          <Later>
            <Worth figures={figures} visit={visit} onVisit={setVisit} />
            <Unsaid />
            <OnePage figures={figures} visit={visit} />
          </Later>
        </Later>
      </Later>
    </div>
  );
}
