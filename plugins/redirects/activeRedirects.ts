import type {Redirect} from '../../src/data/redirects.ts';

/**
 * Drops aliases below /blog that a real post has replaced. Anywhere else a page at a redirect's address
 * is a mistake, which `redirectProblems` reports.
 */
export const activeRedirects = (
  redirects: readonly Redirect[],
  routes: readonly string[],
): readonly Redirect[] =>
  redirects.filter(({from}) => !(from.startsWith('/blog/') && routes.includes(from)));
