import type {ReactElement} from 'react';

import {addOnIds, addOns} from '@site/src/data/plans';

import styles from './AddOns.module.css';

/** The add-on price list. Behind the flag `pricingAddOns`. */
export function AddOns(): ReactElement {
  return (
    <dl className={styles.list}>
      {addOnIds.map((id) => {
        const {name, description, price} = addOns[id];
        return (
          <div key={id}>
            <dt>{name}</dt>
            <dd className={styles.description}>{description}</dd>
            <dd className={styles.price}>{price}</dd>
          </div>
        );
      })}
    </dl>
  );
}
