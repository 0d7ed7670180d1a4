import type {ReactElement} from 'react';

import {RuledList} from '@site/src/components/layout/RuledList';
import {addOnIds, addOns} from '@site/src/data/plans';

/** The add-on price list. Behind the flag `pricingAddOns`. */
export function AddOns(): ReactElement {
  return (
    <RuledList>
      {addOnIds.map((id) => {
        const {name, description, price} = addOns[id];
        return (
          <li key={id}>
            <h3>{name}</h3>
            <p>{description}</p>
            <b className="num">{price}</b>
          </li>
        );
      })}
    </RuledList>
  );
}
