import type {Redirect} from '../../src/data/redirects.ts';

/**
 * The redirects that still hold: an alias below /blog yields to a real post as soon as there is
 * one at its address. Anywhere else a page at a redirect's address is a mistake,
 * which `redirectProblems` reports.
 */
export const activeRedirects = (
  redirects: readonly Redirect[],
  routes: readonly string[],
): readonly Redirect[] =>
  redirects.filter(({from}) => !(from.startsWith('/blog/') && routes.includes(from)));
