import type {ReactElement} from 'react';

import {DataTable} from '@site/src/layout/DataTable';
import {wordForms} from '@site/scripts/prose/style';

/** Words that have one form, from the rules that the tests use. */
export function WordFormsTable(): ReactElement {
  return (
    <DataTable
      head={['Write', 'Instead of']}
      rows={wordForms.map(({write, instead}) => ({key: write, cells: [write, instead]}))}
    />
  );
}
