import type {ReactElement} from 'react';

import {RuledList} from '@site/src/components/layout/RuledList';
import {addOns} from '@site/src/data/plans';

/** The add-on price list. Behind the flag `pricingAddOns`. */
export function AddOns(): ReactElement {
  return (
    <RuledList>
      {Object.values(addOns).map(({name, description, price}) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>{description}</p>
          <b className="num">{price}</b>
        </li>
      ))}
    </RuledList>
  );
}
