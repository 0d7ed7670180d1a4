import type {ReactElement} from 'react';

import {breakEvenMonths} from '@site/src/data/blogFigures';
import {claims} from '@site/src/data/claims';
import {plans, planTerms, setupFee} from '@site/src/data/plans';
import {roiAssumptions} from '@site/src/data/roiAssumptions';
import {defaultRoiInputs} from '@site/src/data/roiFields';
import {
  formatDollars,
  formatMonths,
  formatNumber,
  formatPercent,
} from '@site/src/domain/format/numbers';
import {estimateRoi} from '@site/src/domain/roi/estimate';
import {methodSteps} from '@site/src/domain/roi/method';

import chart from '../Charts/styles.module.css';

/** The calculator's example practice, step by step: the same formula and the same inputs. */
export function SavingsExample(): ReactElement {
  const {dailyCalls, missedPercentage, currentReceptionists} = defaultRoiInputs;
  return (
    <figure className={chart.figure}>
      <div className={chart.frame}>
        <table className={chart.table}>
          <caption>
            One month at a practice with {dailyCalls} calls a day, {missedPercentage}% of them
            missed, and {currentReceptionists} people at the desk
          </caption>
          <thead>
            <tr>
              <th scope="col">Step</th>
              <th scope="col">Sum</th>
              <th scope="col">Result</th>
            </tr>
          </thead>
          <tbody>
            {methodSteps(defaultRoiInputs).map(({id, label, working, result}) => (
              <tr key={id}>
                <th scope="row">{label}</th>
                <td>{working}</td>
                <td>
                  <b>{result}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <figcaption>
        The formula of our calculator, whose results carry a margin of ±
        {formatPercent(roiAssumptions.accuracy * 100)}.
      </figcaption>
    </figure>
  );
}

/** The same practice with a quarter of the recovery and no staff time saved. */
export function CautiousExample(): ReactElement {
  const cautious = {...roiAssumptions, recoveryRate: 0.2, staffCostSaved: 0};
  const estimate = estimateRoi(defaultRoiInputs, cautious);
  return (
    <figure className={chart.figure}>
      <div className={chart.frame}>
        <table className={chart.table}>
          <caption>
            The same practice, if only {formatPercent(cautious.recoveryRate * 100)} of the missed
            calls become visits and nobody’s hours change
          </caption>
          <tbody>
            <tr>
              <th scope="row">Recovered calls</th>
              <td>{formatNumber(estimate.recoveredCalls)} a month</td>
            </tr>
            <tr>
              <th scope="row">Additional revenue</th>
              <td>{formatDollars(estimate.additionalRevenue)}</td>
            </tr>
            <tr>
              <th scope="row">
                Net benefit, after {formatDollars(estimate.planCost)} for the plan
              </th>
              <td>{formatDollars(estimate.netMonthlyBenefit)} a month</td>
            </tr>
            <tr>
              <th scope="row">Setup of {formatDollars(estimate.setupFee)} earned back after</th>
              <td>
                <b>{formatMonths(estimate.paybackMonths)}</b>
              </td>
            </tr>
          </tbody>
        </table>
      </div>
    </figure>
  );
}

const months = ({low, high}: {readonly low: number; readonly high: number}): string =>
  `${low}-${high} months`;

/** When the money is back: solo, group, and with everything counted. */
export function BreakEven(): ReactElement {
  return (
    <figure className={chart.figure}>
      <div className={chart.frame}>
        <table className={chart.table}>
          <caption>Months from going live</caption>
          <tbody>
            {Object.values(breakEvenMonths).map((row) => (
              <tr key={row.label}>
                <th scope="row">{row.label}</th>
                <td>
                  <b>{months(row)}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

export interface BreakEvenRangeProps {
  readonly of: keyof typeof breakEvenMonths;
}

/** One of those ranges in a sentence, such as '2-3 months'. */
export function BreakEvenRange({of}: BreakEvenRangeProps): ReactElement {
  if (!(of in breakEvenMonths)) {
    throw new Error(`<BreakEvenRange of="${of}" /> is not in src/data/blogFigures.ts`);
  }
  return <>{months(breakEvenMonths[of])}</>;
}

/** What each side of the comparison costs, from the plans and the claims. */
export function CostSides(): ReactElement {
  const rows = [
    {
      label: 'Every month',
      line: `${claims.monthlyCostRange}`,
      person: claims.humanMonthlyCostRange,
    },
    {
      label: 'Once',
      line: `${formatDollars(setupFee.special)} setup for the first ${setupFee.firstClinics} clinics, ${formatDollars(setupFee.regular)} after`,
      person: 'Hiring and training',
    },
    {label: 'Hours covered', line: claims.coverage, person: 'About 40 a week'},
    {label: 'Days away', line: 'None', person: `${claims.humanSickDays} sick days a year`},
    {label: 'Turnover', line: 'None', person: `${claims.humanTurnover} a year`},
  ];
  return (
    <figure className={chart.figure}>
      <div className={chart.frame}>
        <table className={chart.table}>
          <caption>What each side costs</caption>
          <thead>
            <tr>
              <td />
              <th scope="col">AI receptionist</th>
              <th scope="col">Another person</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({label, line, person}) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{line}</td>
                <td>{person}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <figcaption>
        List prices run from {formatDollars(plans.small.price)} to{' '}
        {formatDollars(plans.medium.price)} a month; larger groups are quoted.
      </figcaption>
    </figure>
  );
}

const roiFigures = {
  dailyCalls: formatNumber(defaultRoiInputs.dailyCalls),
  missedPercentage: formatPercent(defaultRoiInputs.missedPercentage),
  currentReceptionists: formatNumber(defaultRoiInputs.currentReceptionists),
  recoveryRate: formatPercent(roiAssumptions.recoveryRate * 100),
  staffCostSaved: formatPercent(roiAssumptions.staffCostSaved * 100),
  moneyBackDays: formatNumber(planTerms.moneyBackDays),
} as const;

export interface RoiFigureProps {
  readonly id: keyof typeof roiFigures;
}

/** A number of the calculator or of the terms in a sentence. */
export function RoiFigure({id}: RoiFigureProps): ReactElement {
  if (!(id in roiFigures)) throw new Error(`<RoiFigure id="${id}" /> is not one of the figures`);
  return <>{roiFigures[id]}</>;
}
