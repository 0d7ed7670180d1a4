import type {ReactElement} from 'react';

import {DataTable} from '@site/src/layout/DataTable';
import {cautiousAssumptions as cautious, roiAssumptions} from '@site/src/data/roiAssumptions';
import {defaultRoiInputs} from '@site/src/features/roi/data/fields';
import {formatDollars, formatNumber, formatPayback, percentOf} from '@site/src/lib/format/numbers';
import {estimateCautious} from '@site/src/features/roi/rules/estimate';
import {breakEvenMonths} from '@site/src/features/blog/figures/breakEven';
import {roiFigures} from '@site/src/features/blog/figures/roiFigures';
import {claims} from '@site/src/data/claims';
import {plans} from '@site/src/data/plans';
import {setup} from '@site/src/data/serviceSubjects';
import {formulaSteps} from '@site/src/features/roi/rules/formulaSteps';

import {ArticleFigure} from './ArticleFigure';
import styles from './returns.module.css';

/** The calculator's cautious case of SavingsExample's practice. */
export function CautiousExample(): ReactElement {
  const estimate = estimateCautious(defaultRoiInputs);
  const rows = [
    ['Recovered calls', `${formatNumber(estimate.recoveredCalls)} a month`],
    ['Additional revenue', formatDollars(estimate.additionalRevenue)],
    [
      `Net benefit, after ${formatDollars(estimate.planCost)} for the plan that fits`,
      `${formatDollars(estimate.netMonthlyBenefit)} a month`,
    ],
    [
      `Setup of ${formatDollars(estimate.setupFee)} earned back after`,
      formatPayback(estimate.paybackMonths),
    ],
  ] as const;
  return (
    <ArticleFigure>
      <DataTable
        figures
        caption={`The same practice, if only ${percentOf(cautious.recoveryRate)} of the missed calls become visits and staff hours stay the same`}
        rows={rows.map(([name, figure]) => ({key: name, cells: [name, figure]}))}
      />
    </ArticleFigure>
  );
}

export function CostSides(): ReactElement {
  const rows = [
    [
      'Every month',
      <span className={styles.whole}>{claims.monthlyCostRange}</span>,
      <span className={styles.whole}>{claims.humanMonthlyCostRange}</span>,
    ],
    ['Once', `Setup: ${setup.offer}`, 'Hiring and training'],
    ['Hours covered', claims.coverage, 'About 40 a week'],
    ['Days away', 'None', `${claims.humanSickDays} sick days a year`],
    ['Turnover', 'None', `${claims.humanTurnover} a year`],
  ] as const;
  return (
    <ArticleFigure
      caption={
        <>
          List prices are {formatDollars(plans.small.price)} and {formatDollars(plans.medium.price)}{' '}
          a month. Some practices are quoted less, never more.
        </>
      }
    >
      <DataTable
        caption="Costs of each choice"
        head={['', 'AI receptionist', 'Another person']}
        rows={rows.map((cells) => ({key: cells[0], cells}))}
      />
    </ArticleFigure>
  );
}

/** Steps of the calculator's formula, with its default inputs. */
export function SavingsExample(): ReactElement {
  const {dailyCalls, missedPercentage, currentReceptionists} = defaultRoiInputs;
  return (
    <ArticleFigure
      caption={
        <>
          The formula of our calculator, whose results carry a margin of ±
          {percentOf(roiAssumptions.accuracy)}.
        </>
      }
    >
      <DataTable
        figures
        caption={`One month at a practice with ${dailyCalls} calls a day, ${missedPercentage}% of them missed, and ${currentReceptionists} people at the desk`}
        head={['Step', 'Calculation', 'Result']}
        rows={formulaSteps(defaultRoiInputs).map(({label, working, result}) => ({
          key: label,
          cells: [label, working, <b>{result}</b>],
        }))}
      />
    </ArticleFigure>
  );
}

/** The months until the money is back, such as '2–3 months'. */
export function BreakEvenRange({id}: {readonly id: keyof typeof breakEvenMonths}): ReactElement {
  const {low, high} = breakEvenMonths[id];
  return <>{`${low}–${high} months`}</>;
}

export function RoiFigure({id}: {readonly id: keyof typeof roiFigures}): ReactElement {
  return <>{roiFigures[id]}</>;
}
