import type {ComponentProps, ReactElement} from 'react';
import clsx from 'clsx';

import styles from './QuietLinks.module.css';

/** A list of links whose place says what they are: the line comes when one is pointed at. */
export function QuietList({className, children, ...rest}: ComponentProps<'ul'>): ReactElement {
  return (
    <ul role="list" className={clsx(styles.quiet, className)} {...rest}>
      {children}
    </ul>
  );
}

/** The same for links that aren't a list. */
export function QuietLinks({className, children, ...rest}: ComponentProps<'div'>): ReactElement {
  return (
    <div className={clsx(styles.quiet, className)} {...rest}>
      {children}
    </div>
  );
}
