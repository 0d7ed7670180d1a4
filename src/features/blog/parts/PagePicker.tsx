import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';
import type {BlogPaginatedMetadata} from '@docusaurus/plugin-content-blog';

export interface PagePickerProps {
  readonly of: BlogPaginatedMetadata;
}

/** Links to the newer and older page, with the current page's number. Null for a single page. */
export function PagePicker({of}: PagePickerProps): ReactElement | null {
  const {page, totalPages, previousPage: newer, nextPage: older} = of;
  if (totalPages < 2) return null;
  return (
    <nav className="linkRow" aria-label="Pages of articles">
      {newer ? (
        <Link to={newer} rel="prev">
          Newer articles
        </Link>
      ) : null}
      <span className="num">
        Page {page} of {totalPages}
      </span>
      {older ? (
        <Link to={older} rel="next">
          Older articles
        </Link>
      ) : null}
    </nav>
  );
}
