import type {HTMLAttributes, ReactElement, ReactNode} from 'react';
import clsx from 'clsx';

import styles from './Card.module.css';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'figure' | 'article' | 'section' | 'aside' | 'nav';
  /** Line above the content: its title, and a note on the right. */
  readonly head?: ReactNode;
  readonly isPadded?: boolean;
}

/** Box in the paper’s color, with an edge and a shadow. */
export function Card({
  as: Element = 'div',
  head,
  isPadded = false,
  className,
  children,
  ...props
}: CardProps): ReactElement {
  return (
    <Element {...props} className={clsx(styles.card, isPadded && styles.padded, className)}>
      {head === undefined ? null : <div className={`apart ${styles.head}`}>{head}</div>}
      {children}
    </Element>
  );
}
