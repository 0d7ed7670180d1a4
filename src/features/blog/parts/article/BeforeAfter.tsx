import type {ReactElement} from 'react';

import {DataTable} from '@site/src/layout/DataTable';
import {beforeAfter} from '@site/src/features/blog/figures/beforeAfter';

import figure from './figure.module.css';
import {PercentBar} from './PercentBar';

/** Hold time, errors and missed calls, before and after: the numbers as a table, drawn as bars. */
export function BeforeAfter(): ReactElement {
  return (
    <figure className={figure.figure}>
      <DataTable
        caption="Before and after every call is answered"
        head={['Measure', 'Before', 'After']}
        rows={beforeAfter.map(({id, measure, before, after, bars}) => ({
          key: id,
          cells: [
            measure,
            <>
              {before}
              <PercentBar percent={100} tone="missed" />
            </>,
            <>
              <b>{after}</b>
              <PercentBar percent={(bars.after / bars.before[1]) * 100} tone="live" />
            </>,
          ],
        }))}
      />
      <figcaption>
        Our planning ranges, not a study of your practice. Measure one of your own weeks first.
      </figcaption>
    </figure>
  );
}
