import {memo, type ReactElement} from 'react';

import {FactTable} from '@site/src/components/layout/FactTable';
import {Button} from '@site/src/components/ui/Button';
import type {RoiInputs} from '@site/src/data/roiFields';
import {roiSampleIds, roiSamples} from '@site/src/data/roiSamples';
import {
  formatDollars,
  formatMonths,
  formatNumber,
  formatPercent,
  inDays,
} from '@site/src/format/numbers';
import {estimateRoi} from '@site/src/domain/roi/estimate';
import {sampleInputs} from '@site/src/domain/roi/presets';

/** Three practices, computed with the formula above. */
export const SampleResults = memo(function SampleResults({
  onUse,
}: {
  readonly onUse: (inputs: RoiInputs) => void;
}): ReactElement {
  return (
    <FactTable
      figures
      caption="Three sample results"
      columns={['Practice', 'Net benefit a month', 'Payback on setup', 'Annual ROI', '']}
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
            formatDollars(estimate.netMonthlyBenefit),
            <>
              <span>{formatMonths(estimate.paybackMonths)}</span>
              <small>{inDays(estimate.paybackMonths)}</small>
            </>,
            formatPercent(estimate.annualRoiPercent),
            <Button variant="ghost" size="small" onClick={() => onUse(inputs)}>
              Use these numbers<span className="visuallyHidden">: {name}</span>
            </Button>,
          ],
        };
      })}
    />
  );
});
