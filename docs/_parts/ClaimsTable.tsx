import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';

import {DataTable} from '@site/src/components/layout/DataTable';
import {claims} from '@site/src/data/claims';
import {
  type ClaimSource,
  claimSources,
  figureSources,
  specialtySources,
} from '@site/compliance/claimSources';

const head = ['What it says', 'Where', 'Source', 'To confirm'];

const cells = ({says, pages, source, confirm}: ClaimSource, value?: string) => [
  value === undefined ? says : `${says}: ${value}`,
  pages.map((page, index) => (
    <span key={page}>
      {index === 0 ? null : <span>, </span>}
      <Link to={page}>{page}</Link>
    </span>
  )),
  source,
  confirm ?? '',
];

/** Every figure and promise: where it stands, where it is from, who still has to stand for it. */
export function ClaimsTable(): ReactElement {
  return (
    <DataTable
      head={head}
      rows={[
        ...Object.entries(claimSources).map(([id, source]) => ({
          key: id,
          cells: cells(source, String(claims[id as keyof typeof claims])),
        })),
        ...[...figureSources, ...specialtySources].map((source) => ({
          key: source.says,
          cells: cells(source),
        })),
      ]}
    />
  );
}
