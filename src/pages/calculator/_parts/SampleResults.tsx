import {memo, type ReactElement} from 'react';

import {FactTable} from '@site/src/components/layout/FactTable';
import {roiSampleIds, roiSamples} from '@site/src/data/roiSamples';
import {formatDollars, formatNumber, formatPercent} from '@site/src/format/numbers';
import {estimateCautious, estimateRoi} from '@site/src/domain/roi/estimate';
import {sampleInputs} from '@site/src/domain/roi/presets';

import styles from './tables.module.css';

/** Three practices, computed with the formula above. */
export const SampleResults = memo(function SampleResults(): ReactElement {
  return (
    <FactTable
      figures
      className={styles.samples}
      caption="Three sample results"
      columns={['Practice', 'Cautious a month', 'By the formula', 'Annual ROI']}
      rows={roiSampleIds.map((id) => {
        const {name, weeklyHours} = roiSamples[id];
        const inputs = sampleInputs(id);
        const estimate = estimateRoi(inputs);
        return {
          id,
          name: (
            <>
              {name}
              <small>
                {formatNumber(inputs.dailyCalls)} calls a day,{' '}
                {formatPercent(inputs.missedPercentage)} missed,{' '}
                {formatDollars(inputs.avgRevenuePerVisit)} a visit, {weeklyHours} desk hours a week
              </small>
            </>
          ),
          cells: [
            <b>{formatDollars(estimateCautious(inputs).netMonthlyBenefit)}</b>,
            formatDollars(estimate.netMonthlyBenefit),
            formatPercent(estimate.annualRoiPercent),
          ],
        };
      })}
    />
  );
});
