import {type ReactElement, useContext} from 'react';
import clsx from 'clsx';

import {type TradeIconName} from '@site/src/data/solutions/tradeIcons';

import {DrawingsContext, missingDrawing} from './drawings';
import styles from './tradeIcon.module.css';

export interface TradeIconProps {
  readonly name: TradeIconName;
  readonly className?: string;
}

/** An icon beside words on a solution page: decoration, hidden from screen readers. */
export function TradeIcon({name, className}: TradeIconProps): ReactElement {
  const Drawing = useContext(DrawingsContext).icons[name];
  if (Drawing === undefined) throw missingDrawing(name);
  return <Drawing aria-hidden="true" focusable="false" className={clsx(styles.icon, className)} />;
}
