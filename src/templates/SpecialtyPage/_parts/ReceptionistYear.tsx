import type {CSSProperties, ReactElement} from 'react';

import {FactList} from '@site/src/components/layout/FactList';
import {Section} from '@site/src/components/layout/Section';
import {Split} from '@site/src/components/layout/Split';
import {brand} from '@site/src/config/brand';
import {setupFee} from '@site/src/data/plans';
import {type ReceptionistComparison} from '@site/src/data/specialties/schema';
import {formatDollars, formatPercent} from '@site/src/format/numbers';
import {receptionistReturn} from '@site/src/domain/specialties/receptionistReturn';

import styles from './ReceptionistYear.module.css';

/** A year of the service against a year of one receptionist, drawn to scale. */
export function ReceptionistYear(comparison: ReceptionistComparison): ReactElement {
  const {monthlyPrice, salary, benefits} = comparison;
  const {serviceCost, receptionistCost, saving, returnPercent} = receptionistReturn(comparison);
  const bar = (amount: number): CSSProperties => ({
    width: `${(amount / receptionistCost) * 100}%`,
  });

  return (
    <Section labelledBy="sample-roi">
      <Split
        headingId="sample-roi"
        title="A sample year, in dollars"
        aside={
          <p>A sample, not a promise: one practice that would otherwise hire one receptionist.</p>
        }
      >
        <div aria-hidden="true" className={styles.bars}>
          <div>
            <span data-part="salary" style={bar(salary)} />
            <span data-part="benefits" style={bar(benefits)} />
          </div>
          <div>
            <span data-part="service" style={bar(serviceCost)} />
          </div>
        </div>
        <FactList
          layout="figures"
          facts={[
            {
              term: `A receptionist: ${formatDollars(salary)} salary and ${formatDollars(benefits)} benefits`,
              fact: formatDollars(receptionistCost),
            },
            {
              term: `${brand.name}: ${formatDollars(monthlyPrice)} a month, rounded up over the year`,
              fact: formatDollars(serviceCost),
            },
            {term: 'Saved in a year', fact: <b>{formatDollars(saving)}</b>},
            {term: 'Return on the cost', fact: <b>{formatPercent(returnPercent)}</b>},
          ]}
          className={styles.result}
        />
        <p className="small muted">
          ({formatDollars(saving)} − {formatDollars(serviceCost)}) ÷ {formatDollars(serviceCost)},
          without the one-time setup of {formatDollars(setupFee.special)}. The rest of what a
          receptionist does is left out.
        </p>
      </Split>
    </Section>
  );
}
