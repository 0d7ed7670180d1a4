import type {ReactElement, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';

import styles from './StretchedLink.module.css';

/** Class of the card or row that a stretched link covers. */
export const stretchedArea = styles.area;

export interface StretchedLinkProps {
  readonly to: string;
  /** A title, without a line; or words such as 'Learn More', underlined. */
  readonly look?: 'title' | 'text';
  readonly children: ReactNode;
}

/** The one link of a card or row: all of it can be pressed, and is one stop for the keyboard. */
export function StretchedLink({to, look = 'title', children}: StretchedLinkProps): ReactElement {
  return (
    <Link to={to} className={clsx(styles.link, look === 'title' ? styles.title : 'textLink')}>
      {children}
    </Link>
  );
}
