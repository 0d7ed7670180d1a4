import type {ReactElement} from 'react';

import {DataTable} from '@site/src/layout/DataTable';
import {claims} from '@site/src/data/claims';
import {
  type ClaimSource,
  claimSources,
  figureSources,
  OWNER,
  specialtySources,
} from '@site/compliance/claimSources';

const head = ['What it says', 'Source', 'To confirm'];

const cells = ({says, source = OWNER, confirm}: ClaimSource, value?: string) => [
  value === undefined ? says : `${says}: ${value}`,
  source,
  confirm ?? '',
];

/** Table of every figure and promise with its source and what an operator still has to confirm. */
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
