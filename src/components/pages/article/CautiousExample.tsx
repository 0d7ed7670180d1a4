import type {ReactElement} from 'react';

import {DataTable} from '@site/src/components/layout/DataTable';
import {cautiousAssumptions as cautious} from '@site/src/data/roiAssumptions';
import {defaultRoiInputs} from '@site/src/data/roiFields';
import {formatDollars, formatMonths, formatNumber, formatPercent} from '@site/src/format/numbers';
import {estimateRoi} from '@site/src/domain/roi/estimate';

import figure from './parts/figure.module.css';

/** The practice of SavingsExample with a quarter of the recovery and no staff time saved. */
export function CautiousExample(): ReactElement {
  const estimate = estimateRoi(defaultRoiInputs, cautious);
  const rows = [
    ['Recovered calls', `${formatNumber(estimate.recoveredCalls)} a month`],
    ['Additional revenue', formatDollars(estimate.additionalRevenue)],
    [
      `Net benefit, after ${formatDollars(estimate.planCost)} for the plan`,
      `${formatDollars(estimate.netMonthlyBenefit)} a month`,
    ],
    [
      `Setup of ${formatDollars(estimate.setupFee)} earned back after`,
      formatMonths(estimate.paybackMonths),
    ],
  ] as const;
  return (
    <figure className={figure.figure}>
      <DataTable
        figures
        caption={`The same practice, if only ${formatPercent(cautious.recoveryRate * 100)} of the missed calls become visits and nobody’s hours change`}
        rows={rows.map(([name, figure]) => ({key: name, cells: [name, figure]}))}
      />
    </figure>
  );
}
