import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';

import {DataTable} from '@site/src/components/layout/DataTable';
import {
  integrationCategories,
  integrationIds,
  integrations,
  integrationStatuses,
} from '@site/src/data/integrations';

import figure from './parts/figure.module.css';

const systemsOf = (category: string): string =>
  integrationIds
    .map((id) => integrations[id])
    .filter((system) => system.category === category)
    .map(({name, status}) =>
      status === 'available' ? name : `${name} (${integrationStatuses[status].name.toLowerCase()})`,
    )
    .join(', ');

/** Which systems the line connects to, from the integrations page's data. */
export function ConnectedSystems(): ReactElement {
  return (
    <figure className={figure.figure}>
      <DataTable
        caption="Systems the line books into"
        head={['Kind', 'Systems', 'Left alone']}
        rows={Object.values(integrationCategories).map(({id, name, leavesAlone}) => ({
          key: id,
          cells: [name, systemsOf(id), leavesAlone],
        }))}
      />
      <figcaption>
        The <Link to="/integrations">integrations page</Link> says what each one needs.
      </figcaption>
    </figure>
  );
}
