import type {ReactElement} from 'react';

import {RuledList} from '@site/src/components/layout/RuledList';
import {sharedData, unsharedData} from '../_content';

import styles from './DataExchange.module.css';

const sides = [
  {name: 'Shared', items: sharedData},
  {name: 'Stays in your system', items: unsharedData},
];

/** Data that a connection shares, next to the data that stays in the practice's system. */
export function DataExchange(): ReactElement {
  return (
    <div className={styles.sides}>
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
