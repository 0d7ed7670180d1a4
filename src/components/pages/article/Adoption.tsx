import type {ReactElement} from 'react';

import {DataTable} from '@site/src/components/layout/DataTable';
import {adoptionFigures} from '@site/src/data/blogFigures/adoption';

import {Bar} from './parts/Bar';
import figure from './parts/figure.module.css';

/** Published adoption figures, each with its publisher. */
export function Adoption(): ReactElement {
  return (
    <figure className={figure.figure}>
      <DataTable
        caption="How far along practices are, according to those who asked"
        head={['Question', 'Share', 'Source']}
        rows={adoptionFigures.map(({id, label, percent, source, url}) => ({
          key: id,
          cells: [
            label,
            <>
              <b>{percent}%</b>
              <Bar percent={percent} tone="live" />
            </>,
            <a href={url}>{source}</a>,
          ],
        }))}
      />
    </figure>
  );
}
