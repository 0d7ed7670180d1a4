import type {ReactElement} from 'react';

import {type BreakEvenCase, breakEvenMonths} from '@site/src/data/blogFigures/breakEven';

import {BreakEvenRange} from './BreakEvenRange';
import figure from './parts/figure.module.css';
import table from './parts/table.module.css';

const cases = Object.keys(breakEvenMonths) as BreakEvenCase[];

/** When the money is back: solo, group, and with everything counted. */
export function BreakEven(): ReactElement {
  return (
    <figure className={figure.figure}>
      <div className={table.frame}>
        <table className={table.table}>
          <caption>Months from going live</caption>
          <tbody>
            {cases.map((id) => (
              <tr key={id}>
                <th scope="row">{breakEvenMonths[id].label}</th>
                <td>
                  <b>
                    <BreakEvenRange of={id} />
                  </b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
