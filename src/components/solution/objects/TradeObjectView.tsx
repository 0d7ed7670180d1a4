import {type ComponentType, type ReactElement, useContext} from 'react';

import {type TradeObject} from '@site/src/data/solutions/types';

import {DrawingsContext, missingDrawing} from '../drawings';

export interface TradeObjectViewProps {
  readonly object: TradeObject;
}

/** Draws an object of a trade with the drawing that the page brought for its kind. */
export function TradeObjectView({object}: TradeObjectViewProps): ReactElement {
  // By its kind it is the drawing of just this object, which the compiler cannot follow.
  const Drawing = useContext(DrawingsContext).objects[object.kind] as
    ComponentType<TradeObject> | undefined;
  if (Drawing === undefined) throw missingDrawing(object.kind);
  return <Drawing {...object} />;
}
