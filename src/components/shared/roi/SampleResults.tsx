import {memo, type ReactElement} from 'react';
import clsx from 'clsx';

import {Button} from '@site/src/components/ui/Button';
import type {RoiInputs} from '@site/src/data/roiFields';
import {roiSampleIds, roiSamples} from '@site/src/data/roiSamples';
import {
  formatDollars,
  formatMonths,
  formatNumber,
  formatPercent,
} from '@site/src/domain/format/numbers';
import {estimateRoi} from '@site/src/domain/roi/estimate';
import {sampleInputs} from '@site/src/domain/roi/presets';

import styles from './roiTable.module.css';

export interface SampleResultsProps {
  readonly onUse: (inputs: RoiInputs) => void;
}

const columns = ['Net benefit a month', 'Annual ROI', 'Payback on setup'] as const;

/** Three practices, computed with the formula above. */
export const SampleResults = memo(function SampleResults({
  onUse,
}: SampleResultsProps): ReactElement {
  return (
    <table className={clsx(styles.ledger, styles.lines)}>
      <caption className="visuallyHidden">Three sample results</caption>
      <thead>
        <tr>
          <th scope="col">Practice</th>
          {columns.map((column) => (
            <th key={column} scope="col" className={styles.figure}>
              {column}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {roiSampleIds.map((id) => {
          const {name, weeklyHours} = roiSamples[id];
          const inputs = sampleInputs(id);
          const estimate = estimateRoi(inputs);
          return (
            <tr key={id}>
              <th scope="row">
                {name}
                <span className={styles.detail}>
                  {formatNumber(inputs.dailyCalls)} calls a day,{' '}
                  {formatPercent(inputs.missedPercentage)} missed,{' '}
                  {formatDollars(inputs.avgRevenuePerVisit)} a visit, {weeklyHours} desk hours a
                  week
                </span>
              </th>
              <td data-label={columns[0]} className={styles.figure}>
                {formatDollars(estimate.netMonthlyBenefit)}
              </td>
              <td data-label={columns[1]} className={styles.figure}>
                {formatPercent(estimate.annualRoiPercent)}
              </td>
              <td data-label={columns[2]} className={styles.figure}>
                {formatMonths(estimate.paybackMonths)}
              </td>
              <td className={styles.act}>
                <Button variant="ghost" size="small" onClick={() => onUse(inputs)}>
                  Use these numbers<span className="visuallyHidden">: {name}</span>
                </Button>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
});
