import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';

import {DataTable} from '@site/src/layout/DataTable';
import {
  type Integration,
  integrationStatuses,
  systemsByCategory,
} from '@site/src/features/integrations/data';
import {company} from '@site/src/config/company';

import figure from './figure.module.css';

const listed = (systems: readonly Integration[]): string =>
  systems
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
        rows={systemsByCategory.map(({id, name, leavesAlone, systems}) => ({
          key: id,
          cells: [name, listed(systems), leavesAlone],
        }))}
      />
      <figcaption>
        The <Link to="/integrations">integrations page</Link> lists what each system needs.
      </figcaption>
    </figure>
  );
}
