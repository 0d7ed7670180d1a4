import type {ReactElement} from 'react';

import {DataTable} from '@site/src/components/layout/DataTable';
import {beforeAfter} from '@site/src/data/blogFigures/beforeAfter';

import {Bar} from './parts/Bar';
import figure from './parts/figure.module.css';

/** Hold time, errors and missed calls, before and after: the numbers as a table, drawn as bars. */
export function BeforeAfter(): ReactElement {
  return (
    <figure className={figure.figure}>
      <DataTable
        caption="Answering by hand and by a line that picks up at once"
        head={['Measure', 'Before', 'After']}
        rows={beforeAfter.map(({id, measure, before, after, bars}) => ({
          key: id,
          cells: [
            measure,
            <>
              {before}
              <Bar percent={100} tone="missed" />
            </>,
            <>
              <b>{after}</b>
              <Bar percent={(bars.after / bars.before[1]) * 100} tone="live" />
            </>,
          ],
        }))}
      />
      <figcaption>
        The ranges that we plan with, bars drawn to the upper end. They are not a study of your
        practice: measure a week of your own first.
      </figcaption>
    </figure>
  );
}
