import type {ComponentType, ReactElement} from 'react';

import type {TradeObject, TradeObjectKind} from '@site/src/data/solutions/schema';

import {Charts} from './Charts';
import {Facts} from './Facts';
import {Ladder} from './Ladder';
import {Messages} from './Messages';
import {Rhythm} from './Rhythm';
import {Rules} from './Rules';
import {ServiceMenu} from './ServiceMenu';
import {Stagger} from './Stagger';
import {StatusList} from './StatusList';
import {Teeth} from './Teeth';
import {Trays} from './Trays';
import {Visits} from './Visits';
import {Weeks} from './Weeks';
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
