import {blogPostTitle, pageAt, pages, unknownPageTitle} from '../../../data/pages.ts';
import {withoutTrailingSlash} from '../../../lib/routes/pagePaths.ts';

export interface SitePaths {
  /** Page-view titles of the specialty pages, by slug. */
  readonly specialties: ReadonlyMap<string, string>;
  /** Checks for a page of the site at a path without a trailing slash. */
  readonly exists: (path: string) => boolean;
}

/** Further pages of the list of articles. */
const BLOG_LIST = /^\/blog\/page(?:\/|$)/;

/**
 * Returns the title recorded with a page view. The list of articles counts as 'Blog'. An existing page
 * without a title is recorded under its path, so that reports don't count it as missing;
 * e2e/everyPage.spec.ts fails on such a page.
 */
export const pageViewTitle = (path: string, {specialties, exists}: SitePaths): string => {
  const page = withoutTrailingSlash(path);
  const row = pageAt(page);
  if (row) return row.title;
  if (!exists(page)) return unknownPageTitle;
  const specialty = /^\/solutions\/([^/]+)$/.exec(page)?.[1];
  if (specialty !== undefined) return specialties.get(specialty) ?? page;
  if (BLOG_LIST.test(page)) return pages['/blog'].title;
  if (/^\/blog\/[^/]+$/.test(page)) return blogPostTitle;
  return page;
};
