import type {Redirect} from '../../src/data/redirects.ts';
import type {Problem} from '../../src/lib/problems.ts';

const withoutHash = (to: string): string => to.replace(/#.*$/, '');

/**
 * Drops aliases below /blog that a real post has replaced. Anywhere else a page at a redirect's address
 * is a mistake, which `redirectProblems` reports.
 */
export const activeRedirects = (
  redirects: readonly Redirect[],
  routes: readonly string[],
): readonly Redirect[] =>
  redirects.filter(({from}) => !(from.startsWith('/blog/') && routes.includes(from)));

/** Checks redirects against the pages that exist. */
export const redirectProblems = (
  redirects: readonly Redirect[],
  routes: readonly string[],
): readonly Problem[] => {
  const pages = new Set(routes);
  const seen = new Set<string>();
  return redirects.flatMap(({from, to}) => {
    const problems: Problem[] = [];
    const add = (message: string): number =>
      problems.push({file: 'src/data/redirects.ts', field: from, message});
    if (!/^\/[a-z0-9/-]*[a-z0-9]$/.test(from)) {
      add('must be a path without a trailing slash');
    }
    if (pages.has(from)) add('is also a page; remove one of them');
    if (seen.has(from)) add('is redirected twice; remove one');
    if (!pages.has(withoutHash(to))) add(`leads to ${to}, which does not exist`);
    seen.add(from);
    return problems;
  });
};

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * Page for hosts without redirect rules: valid HTML, no script. It redirects immediately, links to the
 * target, and asks search engines to index the target instead.
 */
export const redirectPage = ({to}: Redirect, siteUrl: string, siteName: string): string => {
  const target = escape(to);
  return `<!doctype html>
<html lang="en-US">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>This page has moved | ${escape(siteName)}</title>
    <meta name="robots" content="noindex">
    <meta http-equiv="refresh" content="0; url=${target}">
    <link rel="canonical" href="${escape(siteUrl + withoutHash(to))}">
  </head>
  <body>
    <main>
      <h1>This page has moved</h1>
      <p>Continue to <a href="${target}">${target}</a>.</p>
    </main>
  </body>
</html>
`;
};
