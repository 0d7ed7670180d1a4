import {brand} from '../../config/brand.ts';
import {roiAssumptions} from '../../data/roiAssumptions.ts';
import {roiFields, roiInputIds, type RoiField, type RoiInputs} from '../../data/roiFields.ts';
import {
  formatDollars,
  formatDollarsAndCents,
  formatNumber,
  formatPayback,
  formatPercent,
  percentOf,
} from '../../format/numbers.ts';
import {cashChart, type CashChart} from './cashChart.ts';
import {cashFlow} from './cashFlow.ts';
import {callLoadText} from './callLoad.ts';
import {cautiousAssumptionText, cautiousText, estimateCautious} from './cautious.ts';
import {estimateRoi, formatAccuracy} from './estimate.ts';
import {firstYear, type FirstYear} from './firstYear.ts';
import {methodSteps, type MethodStep} from './method.ts';
import {monthSheet, type MonthSheet} from './monthSheet.ts';
import {toFieldValue} from './staffHours.ts';
import {netRangeText} from './summary.ts';

export interface ReportRow {
  readonly label: string;
  readonly value: string;
  /** The stated accuracy around the value; empty where it is exact. */
  readonly range: string;
}

/** Everything the printed report says, in the order it says it. */
export interface RoiReport {
  readonly title: string;
  readonly date: string;
  /** Address that opens the calculator with these inputs. */
  readonly link: string;
  readonly netLabel: string;
  readonly net: string;
  readonly netRange: string;
  readonly inputs: readonly ReportRow[];
  readonly results: readonly ReportRow[];
  readonly recovered: string;
  readonly month: MonthSheet;
  readonly cash: CashChart;
  readonly firstYear: FirstYear;
  readonly method: readonly MethodStep[];
  readonly assumptions: string;
}

/** What the formula takes for granted, in two sentences. */
export const assumptionsText = (planPrice: number = roiAssumptions.planPrice): string => {
  const a = roiAssumptions;
  return (
    `We assume ${a.workingDaysPerMonth} working days a month, that ${percentOf(a.recoveryRate, 1)} of missed calls become visits, ` +
    `${a.hoursPerMonth} paid hours a month for a full-time person, and that ${percentOf(a.staffCostSaved, 1)} of front-desk cost is saved. ` +
    `The plan is ${formatDollars(planPrice)} a month and setup is ${formatDollars(a.setupFee)}, once. ` +
    `An estimate, stated to ±${percentOf(a.accuracy, 1)}; not a quote and not a promise.`
  );
};

const inputText = ({prefix, suffix}: RoiField, value: number): string => {
  if (prefix === '$') return `${formatDollarsAndCents(value)}${suffix}`;
  if (suffix === '%') return formatPercent(value, 2);
  return suffix === '' ? formatNumber(value) : `${formatNumber(value)} ${suffix}`;
};

/** Calendar date as read in the US, in the visitor's own time zone. */
export const formatReportDate = (date: Date): string =>
  date.toLocaleDateString('en-US', {year: 'numeric', month: 'long', day: 'numeric'});

export const roiReport = (inputs: RoiInputs, date: Date, link: string): RoiReport => {
  const estimate = estimateRoi(inputs);
  const net = estimate.netMonthlyBenefit;
  const cautious = estimateCautious(inputs);
  const range = netRangeText(net);
  const recovered = formatNumber(estimate.recoveredCalls);
  const row = (label: string, value: number, format: (value: number) => string): ReportRow => ({
    label,
    value: format(value),
    range: formatAccuracy(value, format),
  });

  return {
    title: 'What missed calls cost your practice',
    date: formatReportDate(date),
    link,
    netLabel: `Plan with the cautious case. ${cautiousAssumptionText()}`,
    net: `${formatDollarsAndCents(cautious.netMonthlyBenefit)} a month`,
    netRange: `By the formula ${formatDollarsAndCents(net)} a month${range === '' ? '' : `, ${range}`}`,
    inputs: roiInputIds.map((id) => ({
      label: roiFields[id].label,
      value: inputText(roiFields[id], toFieldValue(id, inputs[id])),
      range: '',
    })),
    results: [
      row('Recovered calls a month', estimate.recoveredCalls, (value) => formatNumber(value)),
      row('Additional revenue a month', estimate.additionalRevenue, formatDollarsAndCents),
      row('Staff time saved a month', estimate.staffSaving, formatDollarsAndCents),
      {label: `${brand.name} plan a month`, value: formatDollars(-estimate.planCost), range: ''},
      {label: 'Setup, once', value: formatDollars(estimate.setupFee), range: ''},
      row('Annual ROI', estimate.annualRoiPercent, (value) => formatPercent(value, 1)),
      {
        label: 'Payback on setup',
        value: formatPayback(estimate.paybackMonths),
        range:
          estimate.paybackMonths === null
            ? ''
            : formatAccuracy(estimate.paybackMonths, formatPayback),
      },
    ],
    recovered: `${recovered} ${recovered === '1' ? 'call' : 'calls'} recovered each month`,
    month: monthSheet(inputs),
    cash: cashChart(cashFlow(cautious)),
    firstYear: firstYear(inputs, estimate),
    method: methodSteps(inputs),
    assumptions: `${assumptionsText(estimate.planCost)} ${cautiousText(inputs)} ${callLoadText(inputs)}`,
  };
};
