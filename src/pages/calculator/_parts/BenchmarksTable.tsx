import {memo, type ReactElement} from 'react';

import {DataTable} from '@site/src/components/layout/DataTable';
import {benchmarkIds, benchmarks} from '@site/src/data/benchmarks';
import {defaultRoiInputs} from '@site/src/data/roiFields';
import {formatDollars, formatNumber, formatPercent} from '@site/src/format/numbers';
import {estimateCautious, estimateRoi} from '@site/src/domain/roi/estimate';
import {withBenchmark} from '@site/src/domain/roi/presets';

import styles from './tables.module.css';

/** Figures that practices like yours report, and the resulting return. */
export const BenchmarksTable = memo(function BenchmarksTable(): ReactElement {
  return (
    <DataTable
      className={styles.figures}
      caption={<span className="visuallyHidden">Industry benchmarks</span>}
      head={['Industry', 'Calls a day', 'Missed', 'A visit', 'Formula', 'Cautious']}
      rows={benchmarkIds.map((id) => {
        const {industry, avgCalls, missedRate, avgRevenue} = benchmarks[id];
        const inputs = withBenchmark(defaultRoiInputs, id);
        return {
          key: id,
          cells: [
            industry,
            formatNumber(avgCalls),
            formatPercent(missedRate),
            formatDollars(avgRevenue),
            formatDollars(estimateRoi(inputs).additionalRevenue),
            formatDollars(estimateCautious(inputs).additionalRevenue),
          ],
        };
      })}
    />
  );
});
