import type {ReactElement} from 'react';

import {RuledTable} from '@site/src/components/layout/RuledTable';
import {cautiousAssumptions as cautious} from '@site/src/data/roiAssumptions';
import {defaultRoiInputs} from '@site/src/data/roiFields';
import {formatDollars, formatMonths, formatNumber, formatPercent} from '@site/src/format/numbers';
import {estimateRoi} from '@site/src/domain/roi/estimate';

import figure from './parts/figure.module.css';

/** The practice of SavingsExample with a quarter of the recovery and no staff time saved. */
export function CautiousExample(): ReactElement {
  const estimate = estimateRoi(defaultRoiInputs, cautious);
  return (
    <figure className={figure.figure}>
      <RuledTable figures>
        <caption>
          The same practice, if only {formatPercent(cautious.recoveryRate * 100)} of the missed
          calls become visits and nobody’s hours change
        </caption>
        <tbody>
          <tr>
            <th scope="row">Recovered calls</th>
            <td>{formatNumber(estimate.recoveredCalls)} a month</td>
          </tr>
          <tr>
            <th scope="row">Additional revenue</th>
            <td>{formatDollars(estimate.additionalRevenue)}</td>
          </tr>
          <tr>
            <th scope="row">Net benefit, after {formatDollars(estimate.planCost)} for the plan</th>
            <td>{formatDollars(estimate.netMonthlyBenefit)} a month</td>
          </tr>
          <tr>
            <th scope="row">Setup of {formatDollars(estimate.setupFee)} earned back after</th>
            <td>
              <b>{formatMonths(estimate.paybackMonths)}</b>
            </td>
          </tr>
        </tbody>
      </RuledTable>
    </figure>
  );
}
