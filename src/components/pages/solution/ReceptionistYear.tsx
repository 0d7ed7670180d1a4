import type {CSSProperties, ReactElement} from 'react';

import {Section} from '@site/src/components/layout/Section';
import {Split} from '@site/src/components/layout/Split';
import {brand} from '@site/src/config/brand';
import {type ReceptionistComparison} from '@site/src/data/solutions/schema';
import {formatDollars, formatPercent} from '@site/src/domain/format/numbers';
import {receptionistReturn} from '@site/src/domain/solutions/receptionistReturn';

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
        <dl className={styles.bars}>
          <div>
            <dt>
              A receptionist{' '}
              <span>
                {formatDollars(salary)} salary and {formatDollars(benefits)} benefits
              </span>
            </dt>
            <dd className="num">{formatDollars(receptionistCost)}</dd>
            <dd aria-hidden="true" className={styles.bar}>
              <span data-part="salary" style={bar(salary)} />
              <span data-part="benefits" style={bar(benefits)} />
            </dd>
          </div>
          <div>
            <dt>
              {brand.name}{' '}
              <span>{formatDollars(monthlyPrice)} a month, rounded up over the year</span>
            </dt>
            <dd className="num">{formatDollars(serviceCost)}</dd>
            <dd aria-hidden="true" className={styles.bar}>
              <span data-part="service" style={bar(serviceCost)} />
            </dd>
          </div>
        </dl>
        <dl className={styles.result}>
          <div>
            <dt>Saved in a year</dt>
            <dd className="num">{formatDollars(saving)}</dd>
          </div>
          <div>
            <dt>Return on the cost</dt>
            <dd className="num">{formatPercent(returnPercent)}</dd>
          </div>
        </dl>
        <p className={styles.method}>
          ({formatDollars(saving)} − {formatDollars(serviceCost)}) ÷ {formatDollars(serviceCost)}.
          This is the cost of the phone, not of your team: people still do the hard conversations
          better.
        </p>
      </Split>
    </Section>
  );
}
