import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';

import {DataTable} from '@site/src/components/layout/DataTable';
import {operatorFacts} from '@site/src/data/legalOperatorFacts';

export function SubProcessors(): ReactElement {
  const items = operatorFacts.subProcessors.value;
  if (items === null) {
    return (
      <>
        <p>
          Some of the work is done by companies that work for us, such as those that carry calls or
          keep data. They are bound to terms no weaker than ours, and we tell you before we add one.
        </p>
        <p>
          <Link className="textLink" to="/contact?topic=security">
            Ask for the current list
          </Link>
        </p>
      </>
    );
  }
  return (
    <DataTable
      head={['Company', 'What it does', 'Where']}
      rows={items.map(({name, purpose, location}) => ({
        key: name,
        cells: [name, purpose, location],
      }))}
    />
  );
}
