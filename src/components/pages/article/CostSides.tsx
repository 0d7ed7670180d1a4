import type {ReactElement} from 'react';

import {RuledTable} from '@site/src/components/layout/RuledTable';
import {claims} from '@site/src/data/claims';
import {plans, setupFee} from '@site/src/data/plans';
import {formatDollars} from '@site/src/format/numbers';

import figure from './parts/figure.module.css';

/** What each side of the comparison costs, from the plans and the claims. */
export function CostSides(): ReactElement {
  const rows = [
    {
      label: 'Every month',
      line: <span className={figure.whole}>{claims.monthlyCostRange}</span>,
      person: <span className={figure.whole}>{claims.humanMonthlyCostRange}</span>,
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
    <figure className={figure.figure}>
      <RuledTable>
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
      </RuledTable>
      <figcaption>
        List prices are {formatDollars(plans.small.price)} and {formatDollars(plans.medium.price)} a
        month; the low end is with a volume discount, and larger groups are quoted.
      </figcaption>
    </figure>
  );
}
