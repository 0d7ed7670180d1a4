import type {ReactElement} from 'react';

import {DataTable} from '@site/src/components/layout/DataTable';
import {roiAssumptions} from '@site/src/data/roiAssumptions';
import {defaultRoiInputs} from '@site/src/data/roiFields';
import {formatPercent} from '@site/src/format/numbers';
import {methodSteps} from '@site/src/domain/roi/method';

import figure from './parts/figure.module.css';

/** The calculator's example practice, step by step: the same formula and the same inputs. */
export function SavingsExample(): ReactElement {
  const {dailyCalls, missedPercentage, currentReceptionists} = defaultRoiInputs;
  return (
    <figure className={figure.figure}>
      <DataTable
        figures
        caption={`One month at a practice with ${dailyCalls} calls a day, ${missedPercentage}% of them missed, and ${currentReceptionists} people at the desk`}
        head={['Step', 'Sum', 'Result']}
        rows={methodSteps(defaultRoiInputs).map(({id, label, working, result}) => ({
          key: id,
          cells: [label, working, <b>{result}</b>],
        }))}
      />
      <figcaption>
        The formula of our calculator, whose results carry a margin of ±
        {formatPercent(roiAssumptions.accuracy * 100)}.
      </figcaption>
    </figure>
  );
}
