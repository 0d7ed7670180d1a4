import {memo, type ReactElement} from 'react';
import clsx from 'clsx';

import {benchmarkIds, benchmarks} from '@site/src/data/benchmarks';
import {defaultRoiInputs} from '@site/src/data/roiFields';
import {formatDollars, formatNumber, formatPercent} from '@site/src/domain/format/numbers';
import {estimateRoi} from '@site/src/domain/roi/estimate';
import {withBenchmark} from '@site/src/domain/roi/presets';

import styles from './roiTable.module.css';

/** What practices like yours report, and what that would bring back. */
export const BenchmarksTable = memo(function BenchmarksTable(): ReactElement {
  const columns = ['Calls per day', 'Missed', 'Revenue per visit', 'Revenue recovered a month'];
  return (
    <div className={styles.frame}>
      <table className={clsx(styles.ledger, styles.compact)}>
        <caption className="visuallyHidden">Industry benchmarks</caption>
        <thead>
          <tr>
            <th scope="col">Industry</th>
            {columns.map((column) => (
              <th key={column} scope="col" className={styles.figure}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {benchmarkIds.map((id) => {
            const {industry, avgCalls, missedRate, avgRevenue} = benchmarks[id];
            const {additionalRevenue} = estimateRoi(withBenchmark(defaultRoiInputs, id));
            const cells = [
              formatNumber(avgCalls),
              formatPercent(missedRate),
              formatDollars(avgRevenue),
              formatDollars(additionalRevenue),
            ];
            return (
              <tr key={id}>
                <th scope="row">{industry}</th>
                {cells.map((cell, index) => (
                  <td key={columns[index]} data-label={columns[index]} className={styles.figure}>
                    {cell}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
});
