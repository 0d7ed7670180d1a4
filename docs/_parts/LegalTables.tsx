import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';

import {DataTable} from '@site/src/layout/DataTable';
import {baaElements} from '@site/compliance/baaElements';
import {type LegalStatement, legalStatements} from '@site/compliance/legalStatements';

/** HIPAA paragraph that requires each clause of the agreement. */
export function BaaTable(): ReactElement {
  return (
    <DataTable
      head={['Clause', '45 CFR', 'What it asks for']}
      rows={baaElements.map(({rule, asks, clause}) => ({
        key: `${rule} ${asks}`,
        cells: [<Link to={`/dpa#clause-${clause.replace('.', '-')}`}>{clause}</Link>, rule, asks],
      }))}
    />
  );
}

/** Statements for counsel to confirm, by page. */
export function LegalStatementsTable(): ReactElement {
  const pages: readonly (readonly [string, readonly LegalStatement[]])[] =
    Object.entries(legalStatements);
  return (
    <DataTable
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
