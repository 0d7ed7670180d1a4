import type {ComponentType, ReactElement} from 'react';

import type {ObjectOf, DrawingData, DrawingKind} from '@site/src/data/specialties/schema';

import {Rhythm, Stagger, Teeth, Visits, Weeks} from './drawn';
import {Charts, Facts, Ladder, Messages, Rules, ServiceMenu, StatusList, Trays} from './rows';

const drawings: {readonly [Kind in DrawingKind]: ComponentType<ObjectOf<Kind>>} = {
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

/** Draws an object of a specialty. */
export function SpecialtyDrawing({object}: {readonly object: DrawingData}): ReactElement {
  // By its kind it is the drawing of just this object, which the compiler cannot follow.
  const Drawing = drawings[object.kind] as ComponentType<DrawingData>;
  return <Drawing {...object} />;
}
