import {TRUST_ICON, type TradeIconName} from '../../src/data/solutions/tradeIcons';
import {type Solution, type TradeObjectKind} from '../../src/data/solutions/types';

/**
 * What draws each kind: a component and the file of its name in `components/solution/objects/`.
 * A kind without one does not compile.
 */
export const objectComponents = {
  'status-list': 'StatusList',
  facts: 'Facts',
  rules: 'Rules',
  ladder: 'Ladder',
  weeks: 'Weeks',
  trays: 'Trays',
  teeth: 'Teeth',
  stages: 'Stages',
  visits: 'Visits',
  rhythm: 'Rhythm',
  stagger: 'Stagger',
  menu: 'ServiceMenu',
  messages: 'Messages',
  charts: 'Charts',
} as const satisfies Record<TradeObjectKind, string>;

export const objectFile = (kind: TradeObjectKind): string =>
  `@site/src/components/solution/objects/${objectComponents[kind]}`;

/** A file that `npm run icons` writes: the path of the one icon. */
export const iconFile = (name: TradeIconName): string =>
  `@site/src/components/ui/Icon/drawn/${name}`;

export interface DrawingNames {
  readonly objects: readonly TradeObjectKind[];
  readonly icons: readonly TradeIconName[];
}

/** What a page draws, each once. */
export const drawingNames = ({pills, benefits, features}: Solution): DrawingNames => {
  const objects = features.cards.map(({object}) => object);
  const withIcons = [
    ...pills,
    ...benefits.items,
    ...objects.flatMap((object) => (object.kind === 'charts' ? object.rows : [])),
  ];
  return {
    objects: [...new Set(objects.map(({kind}) => kind))],
    icons: [...new Set([TRUST_ICON, ...withIcons.map(({icon}) => icon)])],
  };
};
