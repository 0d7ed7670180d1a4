import type {ReactElement, ReactNode} from 'react';
import clsx from 'clsx';

import styles from './ArticleFigure.module.css';

export interface ArticleFigureProps {
  readonly caption?: ReactNode;
  /** True for the margin of a wide window. */
  readonly inMargin?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Figure of an article with its caption below. */
export function ArticleFigure({
  caption,
  inMargin,
  className,
  children,
}: ArticleFigureProps): ReactElement {
  return (
    <figure className={clsx(styles.figure, className)} data-margin={inMargin}>
      {children}
      {caption === undefined ? null : <figcaption>{caption}</figcaption>}
    </figure>
  );
}
