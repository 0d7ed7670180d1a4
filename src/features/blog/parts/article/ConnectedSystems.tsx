import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';

import {DataTable} from '@site/src/layout/DataTable';
import {
  type Integration,
  integrationStatuses,
  systemsByCategory,
} from '@site/src/features/integrations/data';
import {company} from '@site/src/config/company';

import {ArticleFigure} from './ArticleFigure';

const listed = (systems: readonly Integration[]): string =>
  systems
    .map(({name, status}) =>
      status === 'available' ? name : `${name} (${integrationStatuses[status].name.toLowerCase()})`,
    )
    .join(', ');

export function ConnectedSystems(): ReactElement {
  return (
    <ArticleFigure
      caption={
        <>
          The <Link to="/integrations">integrations page</Link> lists what each system needs.
        </>
      }
    >
      <DataTable
        caption={`Systems that ${company.name} books into`}
        head={['Kind', 'Systems', 'Left alone']}
        rows={systemsByCategory.map(({id, name, leavesAlone, systems}) => ({
          key: id,
          cells: [name, listed(systems), leavesAlone],
        }))}
      />
    </ArticleFigure>
  );
}
