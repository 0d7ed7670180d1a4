import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';

import styles from './PagePicker.module.css';

export interface PagePickerProps {
  readonly page: number;
  readonly totalPages: number;
  readonly newer?: string;
  readonly older?: string;
  /** What is being paged through, for those who cannot see it. */
  readonly label: string;
}

/** Newer and older, with where you are between them. Nothing when one page holds everything. */
export function PagePicker({
  page,
  totalPages,
  newer,
  older,
  label,
}: PagePickerProps): ReactElement | null {
  if (totalPages < 2) return null;
  return (
    <nav className={styles.pages} aria-label={label}>
      <span>
        {newer ? (
          <Link to={newer} rel="prev" className="textLink">
            Newer articles
          </Link>
        ) : null}
      </span>
      <span className="num">
        Page {page} of {totalPages}
      </span>
      <span>
        {older ? (
          <Link to={older} rel="next" className="textLink">
            Older articles
          </Link>
        ) : null}
      </span>
    </nav>
  );
}
