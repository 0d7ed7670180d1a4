import {memo, type ReactElement} from 'react';

import {DataTable} from '@site/src/layout/DataTable';
import {FactList} from '@site/src/layout/FactList';
import {benchmarkIds, benchmarks} from '@site/src/features/roi/data/benchmarks';
import {defaultRoiInputs} from '@site/src/features/roi/data/fields';
import {formatDollars, formatNumber, formatPercent} from '@site/src/lib/format/numbers';
import {roiSamples} from '@site/src/features/roi/data/samples';
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

/** Monthly gain of the three sample practices. */
export const SampleResults = memo(function SampleResults(): ReactElement {
  return (
    <ul role="list" className={styles.samples}>
      {roiSamples.map((sample) => {
        const {name, weeklyHours} = sample;
        const inputs = sampleInputs(sample);
        const estimate = estimateRoi(inputs);
        return (
          <li key={name}>
            <b>{name}</b>
            <p className="small muted">
              {formatNumber(inputs.dailyCalls)} calls a day,{' '}
              {formatPercent(inputs.missedPercentage)} missed,{' '}
              {formatDollars(inputs.avgRevenuePerVisit)} a visit, {weeklyHours} desk hours a week
            </p>
            <FactList
              className="above16"
              layout="figures"
              facts={[
                {
                  term: <strong>Cautious a month</strong>,
                  fact: formatDollars(estimateCautious(inputs).netMonthlyBenefit),
                },
                {term: 'By the formula', fact: formatDollars(estimate.netMonthlyBenefit)},
                {term: 'Annual ROI', fact: formatPercent(estimate.annualRoiPercent)},
              ]}
            />
          </li>
        );
      })}
    </ul>
  );
});
