import {type TradeObject, type TradeObjectKind} from '@site/src/data/solutions/schema';

/** The props of the drawing for one kind of object. */
export type ObjectOf<Kind extends TradeObjectKind> = Omit<
  Extract<TradeObject, {kind: Kind}>,
  'kind'
>;
