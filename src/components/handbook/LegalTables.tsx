import type {ReactElement, ReactNode} from 'react';
import Link from '@docusaurus/Link';

import {ScrollableTable} from '@site/src/components/ui/ScrollableTable';
import {baaElements} from '@site/src/data/baaElements';
import {type LegalStatement, legalStatements} from '@site/src/data/legalStatements';

interface Row {
  readonly key: string;
  readonly cells: readonly ReactNode[];
}

function Table({
  head,
  rows,
}: {
  readonly head: readonly string[];
  readonly rows: readonly Row[];
}): ReactElement {
  return (
    <ScrollableTable>
      <thead>
        <tr>
          {head.map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({key, cells}) => (
          <tr key={key}>
            {cells.map((cell, index) => (
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}

/** Clause of the agreement → paragraph of HIPAA that asks for it. */
export function BaaTable(): ReactElement {
  return (
    <Table
      head={['Clause', '45 CFR', 'What it asks for']}
      rows={baaElements.map(({rule, asks, clause}) => ({
        key: `${rule} ${asks}`,
        cells: [<Link to={`/dpa#clause-${clause.replace('.', '-')}`}>{clause}</Link>, rule, asks],
      }))}
    />
  );
}

/** What counsel confirms, page by page. */
export function LegalStatementsTable(): ReactElement {
  const pages: readonly (readonly [string, readonly LegalStatement[]])[] =
    Object.entries(legalStatements);
  return (
    <Table
      head={['Page', 'Law', 'What the page says of it']}
      rows={pages.flatMap(([page, statements]) =>
        statements.map(({law, says, url}) => ({
          key: `${page} ${law}`,
          cells: [<Link to={page}>{page}</Link>, <a href={url}>{law}</a>, says],
        })),
      )}
    />
  );
}
