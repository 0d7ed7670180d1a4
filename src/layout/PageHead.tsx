import type {ReactElement, ReactNode} from 'react';
import clsx from 'clsx';

import {noBreakCompounds} from '@site/src/ui/noBreakCompounds';
import head from './Head.module.css';
import styles from './PageHead.module.css';

export interface PageHeadProps {
  readonly title: string;
  /** One or two sentences on the right. */
  readonly lede?: ReactNode;
  readonly children?: ReactNode;
}

/** Top of a page on green ground: its title, and a sentence or two. */
export function PageHead({title, lede, children}: PageHeadProps): ReactElement {
  return (
    <header className={styles.head} data-ground="tint">
      <div className="wrap">
        <div className={clsx(head.head, head.page)}>
          <h1>{noBreakCompounds(title)}</h1>
          {lede === undefined ? null : (
            <p className="lede">{typeof lede === 'string' ? noBreakCompounds(lede) : lede}</p>
          )}
        </div>
        {children}
      </div>
    </header>
  );
}
