import {type ComponentType, createContext} from 'react';

import {type TradeIconName} from '@site/src/data/solutions/tradeIcons';
import {type TradeObjectKind} from '@site/src/data/solutions/types';

import {type ObjectOf} from './objects/objectOf';

/** The drawings of one page, which its own chunk carries so that it has no other page's. */
export interface Drawings {
  readonly objects: {readonly [Kind in TradeObjectKind]?: ComponentType<ObjectOf<Kind>>};
  /** What to draw, on a grid of 256 by 256. */
  readonly icons: {readonly [Name in TradeIconName]?: string};
}

export const DrawingsContext = createContext<Drawings>({objects: {}, icons: {}});

/** Stops the build, which renders every page. */
export const missingDrawing = (name: string): Error =>
  new Error(
    `This page has no drawing of '${name}': plugins/solution-pages/drawings.ts collects them.`,
  );
