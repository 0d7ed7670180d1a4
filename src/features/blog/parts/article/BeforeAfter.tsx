import type {ReactElement} from 'react';

import {DataTable} from '@site/src/layout/DataTable';
import {beforeAfter} from '@site/src/features/blog/figures/beforeAfter';

import {ArticleFigure} from './ArticleFigure';

/** Hold time, errors, and missed calls, before and after. */
export function BeforeAfter(): ReactElement {
  return (
    <ArticleFigure caption="Our planning ranges, not a study of your practice. Measure one of your own weeks first.">
      <DataTable
        caption="Before and after every call is answered"
        head={['Measure', 'Before', 'After']}
        rows={beforeAfter.map(({measure, before, after}) => ({
          key: measure,
          cells: [measure, before, <b>{after}</b>],
        }))}
      />
    </ArticleFigure>
  );
}
