import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';

import {DataTable} from '@site/src/layout/DataTable';
import {
  integrationCategories,
  integrationIds,
  integrations,
  integrationStatuses,
} from '@site/src/features/integrations/data';
import {company} from '@site/src/config/company';

import figure from './figure.module.css';

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
