import type {ReactElement} from 'react';

import {FactList} from '@site/src/layout/FactList';
import {Section} from '@site/src/layout/Section';
import {Split} from '@site/src/layout/Split';
import {company} from '@site/src/config/company';
import {setupFee} from '@site/src/data/plans';
import {type ReceptionistComparison} from '@site/src/features/specialties/data/schema';
import {formatDollars, percentOf} from '@site/src/lib/format/numbers';

/**
 * Compares a year of the service with a year of one receptionist. The return is (saving − cost) / cost
 * (fixed by the owner): 8,400 a year against 60,000 is 514%.
 */
export function ReceptionistYear({
  monthlyPrice,
  yearlyPrice,
  salary,
  benefits,
}: ReceptionistComparison): ReactElement {
  const receptionistCost = salary + benefits;
  const saving = receptionistCost - yearlyPrice;

  return (
    <Section labelledBy="sample-roi">
      <Split headingId="sample-roi" title="A sample year, in dollars">
        <FactList
          layout="figures"
          facts={[
            {
              term: `A receptionist: ${formatDollars(salary)} salary and ${formatDollars(benefits)} benefits`,
              fact: formatDollars(receptionistCost),
            },
            {
              term: `${company.name}: ${formatDollars(monthlyPrice)} a month, about ${formatDollars(yearlyPrice)} a year`,
              fact: formatDollars(yearlyPrice),
            },
            {term: 'Saved in a year', fact: <b>{formatDollars(saving)}</b>},
            {
              term: 'Return on the cost',
              fact: <b>{percentOf((saving - yearlyPrice) / yearlyPrice)}</b>,
            },
          ]}
        />
        <p className="small muted above16">
          ({formatDollars(saving)} − {formatDollars(yearlyPrice)}) ÷ {formatDollars(yearlyPrice)},
          without the one-time setup of {formatDollars(setupFee.special)}. A receptionist’s other
          work is not counted.
        </p>
      </Split>
    </Section>
  );
}
