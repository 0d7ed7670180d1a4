import type {ReactElement} from 'react';

import {Icon} from '@site/src/components/ui/icon/Icon';
import {tradeIconPaths} from '@site/src/components/ui/icon/tradeIconPaths.generated';
import type {TradeIconName} from '@site/src/data/icons';

/** An icon beside words on a specialty page: decoration, hidden from screen readers. */
export function TradeIcon({name}: {readonly name: TradeIconName}): ReactElement {
  return <Icon path={tradeIconPaths[name]} />;
}
