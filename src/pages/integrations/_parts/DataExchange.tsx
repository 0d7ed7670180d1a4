import type {ReactElement} from 'react';

import {RuledList} from '@site/src/components/layout/RuledList';
import {crossesWire, staysInSystem} from '../_content';

import styles from './DataExchange.module.css';

const sides = [
  {name: 'Crosses', items: crossesWire},
  {name: 'Stays in your system', items: staysInSystem},
];

/** What crosses a connection, beside what never does. */
export function DataExchange(): ReactElement {
  return (
    <div className={styles.wire}>
      {sides.map(({name, items}) => (
        <div key={name}>
          <h3>{name}</h3>
          <RuledList layout="stacked">
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </RuledList>
        </div>
      ))}
    </div>
  );
}
