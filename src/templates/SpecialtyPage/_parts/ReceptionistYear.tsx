import type {ReactElement} from 'react';

import {FactList} from '@site/src/components/layout/FactList';
import {Section} from '@site/src/components/layout/Section';
import {Split} from '@site/src/components/layout/Split';
import {brand} from '@site/src/config/brand';
import {setupFee} from '@site/src/data/plans';
import {type ReceptionistComparison} from '@site/src/data/specialties/schema';
import {formatDollars, formatPercent} from '@site/src/format/numbers';
import {receptionistReturn} from '@site/src/domain/specialties/receptionistReturn';

/** Comparison of a year of the service with a year of one receptionist. */
export function ReceptionistYear(comparison: ReceptionistComparison): ReactElement {
  const {monthlyPrice, salary, benefits} = comparison;
  const {serviceCost, receptionistCost, saving, returnPercent} = receptionistReturn(comparison);

  return (
    <Section labelledBy="sample-roi">
      <Split
        headingId="sample-roi"
        title="A sample year, in dollars"
        aside={<p>A sample: one practice that would otherwise hire one receptionist.</p>}
      >
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
        />
        <p className="small muted">
          ({formatDollars(saving)} − {formatDollars(serviceCost)}) ÷ {formatDollars(serviceCost)},
          without the one-time setup of {formatDollars(setupFee.special)}. A receptionist’s other
          work is not counted.
        </p>
      </Split>
    </Section>
  );
}
