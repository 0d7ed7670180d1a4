import type {ReactElement} from 'react';

import {DataTable} from '@site/src/components/layout/DataTable';
import {claims} from '@site/src/data/claims';
import {plans, setupFee} from '@site/src/data/plans';
import {formatDollars} from '@site/src/format/numbers';

import figure from './parts/figure.module.css';

/** What each side of the comparison costs, from the plans and the claims. */
export function CostSides(): ReactElement {
  const rows = [
    [
      'Every month',
      <span className={figure.whole}>{claims.monthlyCostRange}</span>,
      <span className={figure.whole}>{claims.humanMonthlyCostRange}</span>,
    ],
    [
      'Once',
      `${formatDollars(setupFee.special)} setup for the first ${setupFee.firstClinics} clinics, ${formatDollars(setupFee.regular)} after`,
      'Hiring and training',
    ],
    ['Hours covered', claims.coverage, 'About 40 a week'],
    ['Days away', 'None', `${claims.humanSickDays} sick days a year`],
    ['Turnover', 'None', `${claims.humanTurnover} a year`],
  ] as const;
  return (
    <figure className={figure.figure}>
      <DataTable
        caption="What each side costs"
        head={['', 'AI receptionist', 'Another person']}
        rows={rows.map((cells) => ({key: cells[0], cells}))}
      />
      <figcaption>
        List prices are {formatDollars(plans.small.price)} and {formatDollars(plans.medium.price)} a
        month; the low end is with a volume discount, and larger groups are quoted.
      </figcaption>
    </figure>
  );
}
