import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';

import {PhoneDisclosure} from '@site/src/layout/PhoneDisclosure';
import {DataTable} from '@site/src/layout/DataTable';
import {adoptionFigures} from '@site/src/features/blog/figures/adoption';
import {beforeAfter} from '@site/src/features/blog/figures/beforeAfter';
import {cautiousAssumptions as cautious, roiAssumptions} from '@site/src/features/roi/assumptions';
import {defaultRoiInputs} from '@site/src/features/roi/fields';
import {formatDollars, formatNumber, formatPayback, percentOf} from '@site/src/lib/format/numbers';
import {estimateCautious} from '@site/src/features/roi/rules/estimate';
import {
  integrationCategories,
  integrationIds,
  integrations,
  integrationStatuses,
} from '@site/src/features/integrations/data';
import {company} from '@site/src/config/company';
import {claims} from '@site/src/data/claims';
import {plans} from '@site/src/data/plans';
import {setup} from '@site/src/data/serviceSubjects';
import {methodSteps} from '@site/src/features/roi/rules/method';

import figure from './figure.module.css';
import styles from './tables.module.css';

function Bar({
  percent,
  tone,
}: {
  readonly percent: number;
  readonly tone: 'missed' | 'live';
}): ReactElement {
  return (
    <svg viewBox="0 0 100 9" preserveAspectRatio="none" aria-hidden="true" className={styles.bar}>
      <rect className={`${tone}Mark`} width={percent} height="9" />
    </svg>
  );
}

export function Adoption(): ReactElement {
  return (
    <PhoneDisclosure quiet wide label="Table: four published figures, with their sources">
      <DataTable
        caption="How far along practices are, by published surveys"
        head={['Question', 'Share', 'Source']}
        rows={adoptionFigures.map(({id, label, percent, source, url}) => ({
          key: id,
          cells: [
            label,
            <>
              <b>{percent}%</b>
              <Bar percent={percent} tone="live" />
            </>,
            <a href={url}>{source}</a>,
          ],
        }))}
      />
    </PhoneDisclosure>
  );
}

/** Table of hold time, errors and missed calls, before and after, with bars. */
export function BeforeAfter(): ReactElement {
  return (
    <figure className={figure.figure}>
      <DataTable
        caption="Before and after every call is answered"
        head={['Measure', 'Before', 'After']}
        rows={beforeAfter.map(({id, measure, before, after, bars}) => ({
          key: id,
          cells: [
            measure,
            <>
              {before}
              <Bar percent={100} tone="missed" />
            </>,
            <>
              <b>{after}</b>
              <Bar percent={(bars.after / bars.before[1]) * 100} tone="live" />
            </>,
          ],
        }))}
      />
      <figcaption>
        Our planning ranges, not a study of your practice. Measure one of your own weeks first.
      </figcaption>
    </figure>
  );
}

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
    <figure className={figure.figure}>
      <DataTable
        figures
        caption={`The same practice, if only ${percentOf(cautious.recoveryRate)} of the missed calls become visits and staff hours stay the same`}
        rows={rows.map(([name, figure]) => ({key: name, cells: [name, figure]}))}
      />
    </figure>
  );
}

const systemsOf = (category: string): string =>
  integrationIds
    .map((id) => integrations[id])
    .filter((system) => system.category === category)
    .map(({name, status}) =>
      status === 'available' ? name : `${name} (${integrationStatuses[status].name.toLowerCase()})`,
    )
    .join(', ');

export function ConnectedSystems(): ReactElement {
  return (
    <figure className={figure.figure}>
      <DataTable
        caption={`Systems that ${company.name} books into`}
        head={['Kind', 'Systems', 'Left alone']}
        rows={Object.values(integrationCategories).map(({id, name, leavesAlone}) => ({
          key: id,
          cells: [name, systemsOf(id), leavesAlone],
        }))}
      />
      <figcaption>
        The <Link to="/integrations">integrations page</Link> lists what each system needs.
      </figcaption>
    </figure>
  );
}

export function CostSides(): ReactElement {
  const rows = [
    [
      'Every month',
      <span className={figure.whole}>{claims.monthlyCostRange}</span>,
      <span className={figure.whole}>{claims.humanMonthlyCostRange}</span>,
    ],
    ['Once', `Setup: ${setup.offer}`, 'Hiring and training'],
    ['Hours covered', claims.coverage, 'About 40 a week'],
    ['Days away', 'None', `${claims.humanSickDays} sick days a year`],
    ['Turnover', 'None', `${claims.humanTurnover} a year`],
  ] as const;
  return (
    <figure className={figure.figure}>
      <DataTable
        caption="Costs of each choice"
        head={['', 'AI receptionist', 'Another person']}
        rows={rows.map((cells) => ({key: cells[0], cells}))}
      />
      <figcaption>
        List prices are {formatDollars(plans.small.price)} and {formatDollars(plans.medium.price)} a
        month. Some practices are quoted less, never more.
      </figcaption>
    </figure>
  );
}

/** Steps of the calculator's formula, with its default inputs. */
export function SavingsExample(): ReactElement {
  const {dailyCalls, missedPercentage, currentReceptionists} = defaultRoiInputs;
  return (
    <figure className={figure.figure}>
      <DataTable
        figures
        caption={`One month at a practice with ${dailyCalls} calls a day, ${missedPercentage}% of them missed, and ${currentReceptionists} people at the desk`}
        head={['Step', 'Calculation', 'Result']}
        rows={methodSteps(defaultRoiInputs).map(({label, working, result}) => ({
          key: label,
          cells: [label, working, <b>{result}</b>],
        }))}
      />
      <figcaption>
        The formula of our calculator, whose results carry a margin of ±
        {percentOf(roiAssumptions.accuracy)}.
      </figcaption>
    </figure>
  );
}
