import {memo, type ReactElement} from 'react';

import {DataTable} from '@site/src/layout/DataTable';
import {benchmarkIds, benchmarks} from '@site/src/features/roi/benchmarks';
import {defaultRoiInputs} from '@site/src/features/roi/fields';
import {formatDollars, formatNumber, formatPercent} from '@site/src/lib/format/numbers';
import {roiSampleIds, roiSamples} from '@site/src/features/roi/samples';
import {estimateCautious, estimateRoi} from '@site/src/features/roi/rules/estimate';
import {sampleInputs, withBenchmark} from '@site/src/features/roi/rules/presets';

import styles from './tables.module.css';

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

export const SampleResults = memo(function SampleResults(): ReactElement {
  return (
    <DataTable
      framed={false}
      className={styles.samples}
      caption={<span className="visuallyHidden">Three sample results</span>}
      head={['Practice', 'Cautious a month', 'By the formula', 'Annual ROI']}
      rows={roiSampleIds.map((id) => {
        const {name, weeklyHours} = roiSamples[id];
        const inputs = sampleInputs(id);
        const estimate = estimateRoi(inputs);
        return {
          key: id,
          cells: [
            <>
              {name}
              <small>
                {formatNumber(inputs.dailyCalls)} calls a day,{' '}
                {formatPercent(inputs.missedPercentage)} missed,{' '}
                {formatDollars(inputs.avgRevenuePerVisit)} a visit, {weeklyHours} desk hours a week
              </small>
            </>,
            <b>{formatDollars(estimateCautious(inputs).netMonthlyBenefit)}</b>,
            formatDollars(estimate.netMonthlyBenefit),
            formatPercent(estimate.annualRoiPercent),
          ],
        };
      })}
    />
  );
});
