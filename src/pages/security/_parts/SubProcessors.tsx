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
          Other companies do some of the work for us, such as carrying calls or storing data. Their
          contracts protect patient information as ours does, and we tell you before we add one.
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
