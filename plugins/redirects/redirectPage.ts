import type {Redirect} from '../../src/data/redirects.ts';
import type {Problem} from '../../src/domain/problems.ts';

/** Where a page of that path lands in the build: the site has no trailing slashes. */
export const fileOfPath = (route: string): string =>
  route === '/' ? 'index.html' : `${route.slice(1)}.html`;

export const withoutHash = (to: string): string => to.replace(/#.*$/, '');

export const REDIRECTS_FILE = 'src/data/redirects.ts';

/** What is wrong with the redirects, given the pages that exist. */
export const redirectProblems = (
  redirects: readonly Redirect[],
  routes: readonly string[],
): readonly Problem[] => {
  const pages = new Set(routes);
  const seen = new Set<string>();
  return redirects.flatMap(({from, to}) => {
    const problems: Problem[] = [];
    const say = (message: string): number =>
      problems.push({file: REDIRECTS_FILE, field: from, message});
    if (!/^\/[a-z0-9/-]*[a-z0-9]$/.test(from)) {
      say('must be a path without a trailing slash');
    }
    if (pages.has(from)) say('is a page of its own and can’t be redirected');
    if (seen.has(from)) say('is redirected twice; leave one out');
    if (!pages.has(withoutHash(to))) say(`leads to ${to}, which does not exist`);
    seen.add(from);
    return problems;
  });
};

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * A page for hosts that know no redirects: valid HTML, no script. It leads on at once, says where,
 * and asks search engines to keep the target instead.
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
