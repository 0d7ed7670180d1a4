import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';

import {RuledTable} from '@site/src/components/layout/RuledTable';
import {
  integrationCategories,
  integrationIds,
  integrations,
  integrationStatuses,
} from '@site/src/data/integrations';

import figure from './parts/figure.module.css';

/** Which systems the line connects to, from the integrations page's data. */
export function ConnectedSystems(): ReactElement {
  const categories = Object.values(integrationCategories).map((category) => ({
    ...category,
    systems: integrationIds
      .map((id) => integrations[id])
      .filter((system) => system.category === category.id)
      .map(({name, status}) =>
        status === 'available'
          ? name
          : `${name} (${integrationStatuses[status].name.toLowerCase()})`,
      ),
  }));
  return (
    <figure className={figure.figure}>
      <RuledTable>
        <caption>Systems the line books into</caption>
        <thead>
          <tr>
            <th scope="col">Kind</th>
            <th scope="col">Systems</th>
            <th scope="col">Left alone</th>
          </tr>
        </thead>
        <tbody>
          {categories.map(({id, name, systems, leavesAlone}) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{systems.join(', ')}</td>
              <td>{leavesAlone}</td>
            </tr>
          ))}
        </tbody>
      </RuledTable>
      <figcaption>
        The <Link to="/integrations">integrations page</Link> says what each one needs.
      </figcaption>
    </figure>
  );
}
