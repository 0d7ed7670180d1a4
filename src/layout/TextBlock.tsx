import type {ReactElement, ReactNode} from 'react';

import {noBreakCompounds} from '@site/src/ui/noBreakCompounds';
import styles from './TextBlock.module.css';

export interface TextBlockProps {
  readonly id?: string;
  readonly title: string;
  /** At most two buttons. */
  readonly actions?: ReactNode;
  /** One or two sentences. */
  readonly children?: ReactNode;
}

export function TextBlock({id, title, actions, children}: TextBlockProps): ReactElement {
  return (
    <div className={styles.textBlock}>
      <h2 id={id}>{noBreakCompounds(title)}</h2>
      {children === undefined ? null : <p className="lede">{children}</p>}
      {actions === undefined ? null : <div className="actions">{actions}</div>}
    </div>
  );
}
