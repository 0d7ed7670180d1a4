import path from 'node:path';

/** What a request path leads to. */
export type Resolution =
  /** Files to try, in this order, relative to the published folder. */
  | {readonly kind: 'files'; readonly candidates: readonly string[]}
  /** The same page under its one address. */
  | {readonly kind: 'redirect'; readonly to: string}
  /** Not a path that this site could have. */
  | {readonly kind: 'invalid'};

/** Read by the host, not by visitors. */
const HOST_FILES = new Set(['/_headers', '/_redirects']);

/**
 * Clean URLs, as hosts with `trailingSlash: false` serve them: /features is features.html, and
 * /features/, /features.html and /index.html lead to the one address of their page.
 *
 * @param pathname path of the request as sent, without the query.
 */
export const resolvePath = (pathname: string): Resolution => {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return {kind: 'invalid'};
  }
  // A browser never sends these: it has resolved them. Backslashes are separators on Windows.
  if (!decoded.startsWith('/') || /[\0\\]/.test(decoded)) return {kind: 'invalid'};
  if (decoded.split('/').some((segment) => segment === '..' || segment === '.')) {
    return {kind: 'invalid'};
  }
  // Copies of pages that somebody compressed are no pages of their own.
  if (HOST_FILES.has(decoded) || /\.(?:gz|br)$/.test(decoded)) return {kind: 'invalid'};

  // '//host/' would become an address on another host.
  const canonical = pathname
    .replace(/^\/{2,}/, '/')
    .replace(/\/index\.html$/, '/')
    .replace(/(?<=[^/])\.html$/, '')
    .replace(/(?<=[^/])\/+$/, '');
  if (canonical !== pathname && canonical !== '/404') return {kind: 'redirect', to: canonical};
  if (decoded === '/') return {kind: 'files', candidates: ['index.html']};

  const relative = decoded.slice(1);
  // The page itself first: 'blog' may be both a page and the folder of its articles.
  return path.extname(relative) !== ''
    ? {kind: 'files', candidates: [relative, `${relative}.html`]}
    : {
        kind: 'files',
        candidates: [`${relative}.html`, path.join(relative, 'index.html'), relative],
      };
};
