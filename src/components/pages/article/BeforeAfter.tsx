import type {ReactElement} from 'react';

import {RuledTable} from '@site/src/components/layout/RuledTable';
import {beforeAfter} from '@site/src/data/blogFigures/beforeAfter';

import styles from './BeforeAfter.module.css';
import {Bar} from './parts/Bar';
import figure from './parts/figure.module.css';

/** Hold time, errors and missed calls, before and after: the numbers as a table, drawn as bars. */
export function BeforeAfter(): ReactElement {
  return (
    <figure className={figure.figure}>
      <RuledTable>
        <caption>Answering by hand and by a line that picks up at once</caption>
        <thead>
          <tr>
            <th scope="col">Measure</th>
            <th scope="col" className={styles.compared}>
              Before
            </th>
            <th scope="col" className={styles.compared}>
              After
            </th>
          </tr>
        </thead>
        <tbody>
          {beforeAfter.map(({id, measure, before, after, bars}) => {
            const full = bars.before[1];
            return (
              <tr key={id}>
                <th scope="row">{measure}</th>
                <td>
                  {before}
                  <Bar percent={100} tone="missed" />
                </td>
                <td>
                  <b>{after}</b>
                  <Bar percent={(bars.after / full) * 100} tone="live" />
                </td>
              </tr>
            );
          })}
        </tbody>
      </RuledTable>
      <figcaption>
        The ranges that we plan with, bars drawn to the upper end. They are not a study of your
        practice: measure a week of your own first.
      </figcaption>
    </figure>
  );
}
