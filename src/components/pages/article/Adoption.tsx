import type {ReactElement} from 'react';

import {RuledTable} from '@site/src/components/layout/RuledTable';
import {adoptionFigures} from '@site/src/data/blogFigures/adoption';

import styles from './Adoption.module.css';
import {Bar} from './parts/Bar';
import figure from './parts/figure.module.css';

/** Published adoption figures, each with its publisher. */
export function Adoption(): ReactElement {
  return (
    <figure className={figure.figure}>
      <RuledTable>
        <caption>How far along practices are, according to those who asked</caption>
        <thead>
          <tr>
            <th scope="col">Question</th>
            <th scope="col">Share</th>
            <th scope="col">Source</th>
          </tr>
        </thead>
        <tbody>
          {adoptionFigures.map(({id, label, percent, source, url}) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              <td className={styles.share}>
                <b>{percent}%</b>
                <Bar percent={percent} tone="live" />
              </td>
              <td>
                <a href={url}>{source}</a>
              </td>
            </tr>
          ))}
        </tbody>
      </RuledTable>
    </figure>
  );
}
