import type {ComponentProps, ReactElement} from 'react';
import clsx from 'clsx';

import styles from './QuietLinks.module.css';

/** List of links without underlines until hovered, in places where all entries are links. */
export function QuietList({className, children, ...rest}: ComponentProps<'ul'>): ReactElement {
  return (
    <ul role="list" className={clsx(styles.quiet, className)} {...rest}>
      {children}
    </ul>
  );
}

/** Links that aren't a list, without underlines until hovered. */
export function QuietLinks({className, children, ...rest}: ComponentProps<'div'>): ReactElement {
  return (
    <div className={clsx(styles.quiet, className)} {...rest}>
      {children}
    </div>
  );
}
