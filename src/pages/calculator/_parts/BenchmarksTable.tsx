import {memo, type ReactElement} from 'react';

import {FactTable} from '@site/src/components/layout/FactTable';
import {benchmarkIds, benchmarks} from '@site/src/data/benchmarks';
import {defaultRoiInputs} from '@site/src/data/roiFields';
import {formatDollars, formatNumber, formatPercent} from '@site/src/format/numbers';
import {estimateRoi} from '@site/src/domain/roi/estimate';
import {withBenchmark} from '@site/src/domain/roi/presets';

/** What practices like yours report, and what that would bring back. */
export const BenchmarksTable = memo(function BenchmarksTable(): ReactElement {
  return (
    <FactTable
      figures
      caption="Industry benchmarks"
      columns={[
        'Industry',
        'Calls per day',
        'Missed',
        'Revenue per visit',
        'Revenue recovered a month',
      ]}
      rows={benchmarkIds.map((id) => {
        const {industry, avgCalls, missedRate, avgRevenue} = benchmarks[id];
        const {additionalRevenue} = estimateRoi(withBenchmark(defaultRoiInputs, id));
        return {
          id,
          name: industry,
          cells: [
            formatNumber(avgCalls),
            formatPercent(missedRate),
            formatDollars(avgRevenue),
            formatDollars(additionalRevenue),
          ],
        };
      })}
    />
  );
});
