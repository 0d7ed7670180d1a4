import type {ComponentType, ReactElement} from 'react';

import type {TradeObject, TradeObjectKind} from '@site/src/data/solutions/schema';

import {Rhythm} from './Rhythm';
import {Stagger} from './Stagger';
import {Teeth} from './Teeth';
import {Visits} from './Visits';
import {Weeks} from './Weeks';
import {Charts, Facts, Ladder, Messages, Rules, ServiceMenu, StatusList, Trays} from './rows';
import type {ObjectOf} from './objectOf';

const drawings: {readonly [Kind in TradeObjectKind]: ComponentType<ObjectOf<Kind>>} = {
  'status-list': StatusList,
  facts: Facts,
  rules: Rules,
  ladder: Ladder,
  weeks: Weeks,
  trays: Trays,
  teeth: Teeth,
  visits: Visits,
  rhythm: Rhythm,
  stagger: Stagger,
  menu: ServiceMenu,
  messages: Messages,
  charts: Charts,
};

export interface TradeObjectViewProps {
  readonly object: TradeObject;
}

/** Draws an object of a trade. */
export function TradeObjectView({object}: TradeObjectViewProps): ReactElement {
  // By its kind it is the drawing of just this object, which the compiler cannot follow.
  const Drawing = drawings[object.kind] as ComponentType<TradeObject>;
  return <Drawing {...object} />;
}
