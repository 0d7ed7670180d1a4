import {roiFields, roiInputIds, type RoiInputs} from '../data/fields.ts';
import {formatDollarsAndCents, formatNumber, formatPayback} from '../../../lib/format/numbers.ts';
import {cashChart} from './cashChart.ts';
import {estimateCautious, estimateRoi} from './estimate.ts';
import {formatInput} from './readFields.ts';
import {formulaSteps} from './formulaSteps.ts';
import {toFieldValue} from './units.ts';
import {cautiousAssumptionText, netRangeText} from './assumptionTexts.ts';
import {assumptionsText, callLoadText, resultRows} from './resultTexts.ts';

export type RoiReport = ReturnType<typeof roiReport>;

/** Builds the content of the PDF. @param link to the calculator with these inputs */
export const roiReport = (inputs: RoiInputs, date: Date, link: string) => {
  const [cautious, estimate] = [estimateCautious(inputs), estimateRoi(inputs)];
  const range = netRangeText(estimate.netMonthlyBenefit);
  return {
    title: 'What missed calls cost your practice',
    /** In the visitor's time zone. */
    date: date.toLocaleDateString('en-US', {year: 'numeric', month: 'long', day: 'numeric'}),
    link,
    netLabel: `Plan with the cautious case. ${cautiousAssumptionText()}`,
    net: `${formatDollarsAndCents(cautious.netMonthlyBenefit)} a month`,
    netRange: `By the formula ${formatDollarsAndCents(estimate.netMonthlyBenefit)} a month${range === '' ? '' : `, ${range}`}`,
    /** Name and value. */
    inputs: roiInputIds.map((id) => [
      roiFields[id].label,
      formatInput(id, toFieldValue(id, inputs[id])),
    ]),
    cash: cashChart(cautious),
    /** Name, cautious case, formula. */
    results: [
      [
        'Recovered calls a month',
        ...[cautious, estimate].map((it) => formatNumber(it.recoveredCalls)),
      ],
      ...resultRows.map(({term, valueOf, format}) => [
        term,
        ...[valueOf(cautious), valueOf(estimate)].map((value) =>
          value === null ? formatPayback(null) : format(value),
        ),
      ]),
    ],
    /** Step, calculation, result. */
    method: formulaSteps(inputs).map(({label, working, result}) => [label, working, result]),
    assumptions: `${assumptionsText()} ${callLoadText(inputs)}`,
  };
};
