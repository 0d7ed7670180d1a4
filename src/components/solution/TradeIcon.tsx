import {type ReactElement, useContext} from 'react';

import {Icon} from '@site/src/components/ui/Icon/Icon';
import {type TradeIconName} from '@site/src/data/solutions/tradeIcons';

import {DrawingsContext, missingDrawing} from './drawings';

/** An icon beside words on a solution page: decoration, hidden from screen readers. */
export function TradeIcon({name}: {readonly name: TradeIconName}): ReactElement {
  const path = useContext(DrawingsContext).icons[name];
  if (path === undefined) throw missingDrawing(name);
  return <Icon path={path} />;
}
