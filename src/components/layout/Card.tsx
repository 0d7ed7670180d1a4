import type {ReactElement, ReactNode} from 'react';
import clsx from 'clsx';

import styles from './Card.module.css';

export interface CardProps {
  readonly as?: 'div' | 'figure' | 'article' | 'section' | 'aside';
  /** A line above the matter: its name, and a word on the right. */
  readonly head?: ReactNode;
  readonly padded?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A sheet of paper that lies on the page. */
export function Card({
  as: Element = 'div',
  head,
  padded = false,
  className,
  children,
}: CardProps): ReactElement {
  return (
    <Element className={clsx(styles.card, padded && styles.padded, className)}>
      {head === undefined ? null : <div className={styles.head}>{head}</div>}
      {children}
    </Element>
  );
}
